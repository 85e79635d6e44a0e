import { graphql } from "react-relay/hooks";
import type { useBankActsConfirmMutation as ConfirmMutation } from "../../__generated__/useBankActsConfirmMutation.graphql";
import type { useBankActsIgnoreMutation as IgnoreMutation } from "../../__generated__/useBankActsIgnoreMutation.graphql";
import type { useBankActsUndoMutation as UndoMutation } from "../../__generated__/useBankActsUndoMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { Refusal } from "../../ui/form/refusal";
import { formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";

const failure = (title: string) => ({ failure: { title, description: "Tente novamente." } });

function useConfirmLineMutation() {
  return useAction<ConfirmMutation>(
    graphql`
      mutation useBankActsConfirmMutation($input: ConfirmBankLineInput!) {
        confirmBankLine(input: $input) {
          ... on ConfirmBankLineSuccess @alias(as: "done") {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...ReconciliationPage_bankSumsArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao confirmar"),
  );
}

function useIgnoreLineMutation() {
  return useAction<IgnoreMutation>(
    graphql`
      mutation useBankActsIgnoreMutation($input: IgnoreBankLineInput!) {
        ignoreBankLine(input: $input) {
          ... on IgnoreBankLineSuccess @alias(as: "done") {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...ReconciliationPage_bankSumsArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao ignorar"),
  );
}

function useUndoLineMutation() {
  return useAction<UndoMutation>(
    graphql`
      mutation useBankActsUndoMutation($input: UndoBankLineInput!) {
        undoBankLine(input: $input) {
          ... on UndoBankLineSuccess @alias(as: "done") {
            bankLine {
              ...BankLineItem_line
            }
            arena {
              ...ReconciliationPage_bankSumsArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao desfazer"),
  );
}

/** The actions on an incoming bank payment. */
export interface BankActs {
  confirm: (line: ActedLine, charge: { id: string; payer: string }, waivesLate?: boolean) => Promise<boolean>;
  ignore: (line: ActedLine) => Promise<boolean>;
  undo: (line: ActedLine) => Promise<boolean>;
  /** While one is running, the others are disabled. */
  pending: boolean;
}

interface ActedLine {
  id: string;
  amountInCents: number;
}

/** Shows a refusal of the server; a failed request has already been reported. */
function refused(title: string, refusal: Refusal | null | undefined): false {
  if (refusal) toast.error({ title, description: refusal.message });
  return false;
}

/**
 * Confirms which charge a line pays, ignores the line, or undoes either, and shows a toast.
 * @param onDone called after each change, because the suggestions of other lines may change with it.
 */
export function useBankActs(onDone: () => void): BankActs {
  const [confirmLine, confirming] = useConfirmLineMutation();
  const [ignoreLine, ignoring] = useIgnoreLineMutation();
  const [undoLine, undoing] = useUndoLineMutation();

  const undo: BankActs["undo"] = async ({ id, amountInCents }) => {
    const answer = (await undoLine({ input: { lineId: id } }))?.undoBankLine;
    if (!answer?.done) return refused("Não foi possível desfazer", answer?.refusal);
    toast.success({ title: "Desfeito", description: `${formatMoney(amountInCents)} volta para A conferir.` });
    onDone();
    return true;
  };
  const confirm: BankActs["confirm"] = async (line, charge, waivesLate = false) => {
    const input = { lineId: line.id, chargeId: charge.id, waivesLate };
    const answer = (await confirmLine({ input }))?.confirmBankLine;
    if (!answer?.done) return refused("Não foi possível confirmar", answer?.refusal);
    toast.success({
      title: "Pagamento registrado",
      description: `${charge.payer}: ${formatMoney(line.amountInCents)}`,
      action: { label: "Desfazer", onClick: () => void undo(line) },
    });
    onDone();
    return true;
  };
  const ignore: BankActs["ignore"] = async (line) => {
    const answer = (await ignoreLine({ input: { lineId: line.id } }))?.ignoreBankLine;
    if (!answer?.done) return refused("Não foi possível ignorar", answer?.refusal);
    toast.success({
      title: "Recebimento ignorado",
      action: { label: "Desfazer", onClick: () => void undo(line) },
    });
    onDone();
    return true;
  };
  return { confirm, ignore, undo, pending: confirming || ignoring || undoing };
}
