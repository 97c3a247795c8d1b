import { route } from './router.ts';

export function App() {
  return <main>{route.value.page}</main>;
}
