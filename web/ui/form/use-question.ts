import { useState } from "react";
import { toast } from "../toaster";
import { useShown } from "../dialog-state";
import type { Answer, DoneOf } from "./refusal";

interface QuestionOptions<Input, Answered extends Answer> {
  /** Null sends nothing. */
  input: Input | null;
  onDone: (done: DoneOf<Answered>) => void;
  onRefused?: () => void;
}

/**
 * A question that is answered by one mutation, as in a ConfirmDialog. An error is kept, to be shown in the dialog, until
 * the next try; once the question has gone, for example with its row, it is a toast. If the request fails, a toast says so.
 * @param mutation what `useAction` returns; the mutation's payload has the aliases `done` and `refusal`.
 */
export function useQuestion<Input, Root extends string, Answered extends Answer>(
  [run, pending]: readonly [
    run: (variables: { input: Input }) => Promise<Readonly<Record<Root, Answered>> | null>,
    pending: boolean,
  ],
  { input, onDone, onRefused }: QuestionOptions<NoInfer<Input>, NoInfer<Answered>>,
) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const isShown = useShown();
  const send = async () => {
    if (input === null) return;
    setRefusal(null);
    const response = await run({ input });
    const answer = response && Object.values<Answered>(response)[0];
    if (!answer) return;
    if (answer.done) return onDone(answer.done);
    const message = answer.refusal?.message ?? "Não foi salvo";
    if (isShown()) setRefusal(message);
    else toast.error({ title: message });
    onRefused?.();
  };
  return { confirm: () => void send(), pending, refusal, forgetRefusal: () => setRefusal(null) };
}
