import { useRef, useState } from "react";
import { useMutation, type UseMutationConfig } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { toast, type ToastText } from "../ui/toaster";
import { RequestError } from "./request-error";

interface ActionOptions<Mutation extends MutationParameters> {
  /** What to say when the server failed; without a connection the toast always says so. */
  failure?: ToastText;
  /** What to say when the session has ended meanwhile; else it is a failure like others. */
  signedOut?: ToastText;
  updater?: UseMutationConfig<Mutation>["updater"];
}

const offline: ToastText = {
  title: "Sem conexão com o servidor",
  description: "Nada do que você preencheu se perdeu. Verifique a internet e tente novamente.",
};
const temporaryPassword: ToastText = { title: "Troque sua senha provisória para continuar." };
const broken: ToastText = { title: "Erro", description: "Ocorreu um erro inesperado. Tente novamente." };

/**
 * A mutation as one promise: the payload, or null after a failure already told in a toast.
 * A second click while the first is on its way sends nothing.
 */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: ActionOptions<Mutation> = {},
): [run: (variables: Mutation["variables"]) => Promise<Mutation["response"] | null>, pending: boolean] {
  const [commit] = useMutation<Mutation>(mutation);
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);

  const run = (variables: Mutation["variables"]) => {
    if (underWay.current) return Promise.resolve(null);
    underWay.current = true;
    setPending(true);
    return new Promise<Mutation["response"] | null>((resolve) => {
      const settle = (response: Mutation["response"] | null) => {
        underWay.current = false;
        setPending(false);
        resolve(response);
      };
      commit({
        variables,
        updater: options.updater,
        onCompleted: (response) => settle(response),
        onError: (error) => {
          toast.error(textFor(error, options.signedOut) ?? options.failure ?? broken);
          settle(null);
        },
      });
    });
  };

  return [run, pending];
}

/** What to say whatever was attempted; null where the action has words of its own. */
function textFor(error: Error, signedOut: ToastText | undefined): ToastText | null {
  if (!(error instanceof RequestError)) return null;
  if (error.failure === "offline") return offline;
  if (error.failure === "unauthenticated") return signedOut ?? null;
  return error.failure === "passwordChangeRequired" ? temporaryPassword : null;
}
