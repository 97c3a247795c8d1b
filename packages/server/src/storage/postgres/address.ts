/** Whether a text is the address of a PostgreSQL database. It may contain a password, so never print it. */
export function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) return false;
  try {
    decodeURIComponent(`${url.username} ${url.password} ${url.pathname}`);
    return true;
  } catch {
    return false;
  }
}

/** What identifies a database in messages: its name and its server, without the user and the password. */
export function describeDatabase(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host || searchParams.get('host') || 'localhost'}`;
}
