import { TopBar } from '../app/TopBar.tsx';

export function TablePage({ table }: { readonly table: string }) {
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1}>
        {table}
      </main>
    </>
  );
}
