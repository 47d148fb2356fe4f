/** Copies a text. Without a secure origin there is no clipboard, but the old command still works on a field. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    document.execCommand('copy');
  }
}
