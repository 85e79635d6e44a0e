import { BadgeCheck, BellRing, Undo2 } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { useCertificationChecksRemindMutation as RemindMutation } from "../../__generated__/useCertificationChecksRemindMutation.graphql";
import type { useCertificationChecksUndoMutation as UndoMutation } from "../../__generated__/useCertificationChecksUndoMutation.graphql";
import type { useCertificationChecksVerifyMutation as VerifyMutation } from "../../__generated__/useCertificationChecksVerifyMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { Refusal } from "../../ui/form/refusal";
import type { MenuAction } from "../../ui/OpenMenu";
import { toast } from "../../ui/toaster";
import { type FederatedCertificationOfList, isToVerify } from "./federated-certification-columns";

const tryAgain = "Tente novamente.";

function useVerifyCertificationMutation() {
  return useAction<VerifyMutation>(
    graphql`
      mutation useCertificationChecksVerifyMutation($input: VerifyCertificationInput!) {
        verifyCertification(input: $input) {
          ... on VerifyCertificationSuccess @alias(as: "done") {
            certification {
              ...federatedCertificationColumns_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao verificar a certificação", description: tryAgain } },
  );
}

function useUndoVerificationMutation() {
  return useAction<UndoMutation>(
    graphql`
      mutation useCertificationChecksUndoMutation($input: UndoVerificationInput!) {
        undoVerification(input: $input) {
          ... on UndoVerificationSuccess @alias(as: "done") {
            certification {
              ...federatedCertificationColumns_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao desfazer a verificação", description: tryAgain } },
  );
}

function useRemindOfCertificationMutation() {
  return useAction<RemindMutation>(
    graphql`
      mutation useCertificationChecksRemindMutation($input: RemindOfCertificationInput!) {
        remindOfCertification(input: $input) {
          ... on RemindOfCertificationSuccess @alias(as: "done") {
            certification {
              ...federatedCertificationColumns_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao lembrar o professor", description: tryAgain } },
  );
}

/** The federation that verifies. An inactive federation cannot verify anything new. */
interface Checking {
  federationId: string;
  active: boolean;
  /** Called when the server refuses: the data on screen is stale. */
  onRefused: () => void;
}

/** The federation's actions on a certification: which are possible now, and whether one is running. */
export function useCertificationChecks({ federationId, active, onRefused }: Checking) {
  const [verify, verifying] = useVerifyCertificationMutation();
  const [undo, undoing] = useUndoVerificationMutation();
  const [remind, reminding] = useRemindOfCertificationMutation();

  const tell = (
    result: { readonly refusal: Refusal | null | undefined } | undefined,
    title: string,
    description: string,
  ) => {
    if (!result) return;
    if (result.refusal) {
      toast.error({ title: result.refusal.message });
      onRefused();
    } else toast.success({ title, description });
  };

  const actionsFor = (row: FederatedCertificationOfList): MenuAction[] => {
    const input = { federationId, certificationKey: row.id };
    const about = `${row.name}, de ${row.teacher}.`;
    const actions: (MenuAction & { goes: boolean })[] = [
      {
        label: "Verificar",
        icon: BadgeCheck,
        goes: active && isToVerify(row),
        onSelect: () =>
          void verify({ input: { ...input, version: row.version } }).then((answer) =>
            tell(answer?.verifyCertification, "Certificação verificada", about),
          ),
      },
      {
        label: "Lembrar",
        icon: BellRing,
        goes: active && row.mayRemind,
        onSelect: () =>
          void remind({ input }).then((answer) =>
            tell(answer?.remindOfCertification, "Lembrete enviado", `${row.teacher} recebe um e-mail.`),
          ),
      },
      {
        label: "Desfazer verificação",
        icon: Undo2,
        goes: row.verified !== null,
        onSelect: () =>
          void undo({ input }).then((answer) =>
            tell(answer?.undoVerification, "Verificação desfeita", about),
          ),
      },
    ];
    return actions.filter(({ goes }) => goes).map(({ goes: _goes, ...action }) => action);
  };

  return { actionsFor, pending: verifying || undoing || reminding };
}
