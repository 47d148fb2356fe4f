/** 128 random bits in hex. Mixed into the deal, they keep the server from choosing it alone. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
