import { accessToken } from "../relay/access";

/** What stands in the three editors. */
export interface Draft {
  operation: string;
  /** A JSON object, or nothing. */
  variables: string;
  /** A JSON object of texts, or nothing; sent besides our own headers. */
  headers: string;
}

export type Outcome =
  | { kind: "answer"; status: number; milliseconds: number; body: string }
  | { kind: "problem"; message: string };

/** Reads a JSON object; nothing at all is an empty one, and what is no object is null. */
export function readObject(text: string): Record<string, unknown> | null {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Our headers, the session's token, and what was typed, which counts more. Null when that cannot be sent. */
export function requestHeaders(typed: Record<string, unknown>, token: string | null): Headers | null {
  const headers = new Headers({ "Content-Type": "application/json", Accept: "application/json" });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  try {
    for (const [name, value] of Object.entries(typed)) {
      if (typeof value !== "string") return null;
      headers.set(name, value);
    }
  } catch {
    return null;
  }
  return headers;
}

/** Sends what stands in the editors, as the person who is signed in unless another key is given. */
export async function sendOperation({ operation, variables, headers }: Draft): Promise<Outcome> {
  const values = readObject(variables);
  if (!values) return problem("As variáveis precisam ser um objeto JSON.");
  const typed = readObject(headers);
  const sent = typed && requestHeaders(typed, await accessToken());
  if (!sent) return problem("Os cabeçalhos precisam ser um objeto JSON de textos.");
  const startedAt = performance.now();
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      credentials: "include",
      headers: sent,
      body: JSON.stringify({ query: operation, variables: values }),
    });
    const body = readable(await response.text());
    const milliseconds = Math.round(performance.now() - startedAt);
    return { kind: "answer", status: response.status, milliseconds, body };
  } catch {
    return problem("Não foi possível alcançar o servidor. Verifique sua conexão com a internet.");
  }
}

const problem = (message: string): Outcome => ({ kind: "problem", message });

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // a proxy's page, not ours
  }
}
