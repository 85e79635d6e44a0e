import { getIntrospectionQuery, type IntrospectionSchema } from "graphql";
import { useEffect, useState } from "react";

export type ContractState =
  { kind: "loading" } | { kind: "failed" } | { kind: "ready"; schema: IntrospectionSchema };

/** The contract as the server itself tells it; `retry` asks once more. */
export function useContract(): { state: ContractState; retry: () => void } {
  const [state, setState] = useState<ContractState>({ kind: "loading" });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    askForContract(abort.signal).then(
      (schema) => setState({ kind: "ready", schema }),
      () => {
        if (!abort.signal.aborted) setState({ kind: "failed" });
      },
    );
    return () => abort.abort();
  }, [tries]);

  const retry = () => {
    setState({ kind: "loading" });
    setTries(tries + 1);
  };
  return { state, retry };
}

async function askForContract(signal: AbortSignal): Promise<IntrospectionSchema> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
    signal,
  });
  const { data } = (await response.json()) as { data?: { __schema: IntrospectionSchema } };
  if (!data) throw new Error(`/graphql answered ${response.status}`);
  return data.__schema;
}
