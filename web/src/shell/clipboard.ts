/** Copy a text. Without a secure origin there is no clipboard, but the old command still works. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.style.cssText = 'position:fixed;opacity:0';
    const focused = document.activeElement as HTMLElement | null;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
    focused?.focus();
  }
}
