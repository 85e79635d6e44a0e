import { useSearchParams } from "react-router-dom";

/** Which step of a form is open, as its address says: ?passo=2. */
export function useStep(count: number): [step: number, go: (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get("passo") ?? "1");
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) : 1;
  const go = (next: number) => {
    const address = new URLSearchParams(search);
    if (next === 1) address.delete("passo");
    else address.set("passo", String(next));
    setSearch(address);
  };
  return [step, go];
}
