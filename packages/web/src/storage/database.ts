/** Tables saved in this browser: their logs row by row, and an entry for each table. */
export const ROWS = 'rows';
export const TABLES = 'tables';

export function openDatabase(): Promise<IDBDatabase> {
  return openNamed('schupf', (database) => {
    database.createObjectStore(ROWS, { keyPath: ['table', 'seq'] });
    database.createObjectStore(TABLES, { keyPath: 'id' });
  });
}

export function openNamed(name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => create(opening.result);
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
  return promise;
}

export function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}

/** Resolves when everything in the transaction is saved. */
export function committed(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error);
  transaction.onerror = () => reject(transaction.error);
  return promise;
}
