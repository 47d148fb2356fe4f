/** Remembers drawings: Svelte does not update an element whose markup is unchanged. */
export function memoize<A extends readonly unknown[]>(
  draw: (...args: A) => string,
  keyOf: (...args: A) => string = (...args) => JSON.stringify(args),
): (...args: A) => string {
  const drawings = new Map<string, string>();
  return (...args) => {
    const key = keyOf(...args);
    const art = drawings.get(key) ?? draw(...args);
    drawings.set(key, art);
    return art;
  };
}
