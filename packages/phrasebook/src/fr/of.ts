/** "de Mei", "d’Anna". Before h and y "de" is right: "de Hua". */
export function of(name: string): string {
  return /^[aeiouâàéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
