import { useState } from "react";
import { accessToken } from "../relay/access";
import { actingHeaders } from "../relay/acting";

const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";

interface BankFileOptions<Brought extends object> {
  /** Where it is sent; the file's name is added. */
  path: string;
  mediaType: string;
  /** A field that only the answer to an accepted file has. */
  field: keyof Brought & string;
  /** What the file brought, in a sentence. */
  inWords: (brought: Brought) => string;
  onDone: () => void;
  /** In bytes, the server's limit, and what is said beyond it. */
  largest?: { bytes: number; problem: string };
}

/** Sends files of the arena's bank, one at a time, unchanged. */
export function useBankFile<Brought extends object>({
  path,
  mediaType,
  field,
  inWords,
  onDone,
  largest,
}: BankFileOptions<Brought>) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [brought, setBrought] = useState<string>();

  const problemOf = async (file: File): Promise<string | null> => {
    if (largest && file.size > largest.bytes) return largest.problem;
    try {
      const token = await accessToken();
      const response = await fetch(`${path}?nome=${encodeURIComponent(file.name)}`, {
        method: "PUT",
        body: file,
        headers: {
          "Content-Type": mediaType,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...actingHeaders(),
        },
      });
      const answer = (await response.json()) as Brought | { errors?: { message?: string }[] };
      if (!isBrought(answer, field)) return answer.errors?.[0]?.message ?? offline;
      setBrought(inWords(answer));
      return null;
    } catch {
      return offline;
    }
  };
  const send = async (file: File | undefined) => {
    if (!file || sending) return;
    setError(undefined);
    setBrought(undefined);
    setSending(true);
    const problem = await problemOf(file);
    setSending(false);
    if (problem === null) onDone();
    else setError(problem);
  };
  return { send, sending, error, brought };
}

const isBrought = <Brought extends object>(
  answer: Brought | { errors?: { message?: string }[] },
  field: string,
): answer is Brought => field in answer;
