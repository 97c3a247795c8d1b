/** "d’Anna", "de Mei". Not before h and y: "de Hua", "de Yun". */
export function of(name: string): string {
  return /^[aeiouâàäéèêëîïôöùûüæœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
