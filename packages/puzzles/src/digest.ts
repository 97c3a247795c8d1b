const PRIMES = [0x01000193, 0x85ebca6b] as const;

/** Thirteen letters and digits that differ for different texts, unless someone wants them to be equal. */
export function digestOf(text: string): string {
  return PRIMES.map((prime) => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), prime) ^ (hash >>> 15);
    return (hash >>> 0).toString(36).padStart(7, '0');
  })
    .join('')
    .slice(1);
}
