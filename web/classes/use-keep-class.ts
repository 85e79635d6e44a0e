import { useRevalidator } from "react-router-dom";
import { toast } from "../ui/toaster";
import { useKeepClassMutation } from "./use-class-mutations";

/** 'Manter assim mesmo': a class is given with fewer students than its minimum. */
export function useKeepClass(): [keep: (sessionId: string) => Promise<void>, pending: boolean] {
  const [send, pending] = useKeepClassMutation();
  const { revalidate } = useRevalidator();
  const keep = async (sessionId: string) => {
    const answer = (await send({ input: { sessionId } }))?.keepClass;
    if (answer?.refusal) toast.error({ title: answer.refusal.message });
    else if (answer?.done) toast.success({ title: "Aula mantida" });
    else return;
    await revalidate();
  };
  return [keep, pending];
}
