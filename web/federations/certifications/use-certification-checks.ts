import { BadgeCheck, BellRing, Undo2 } from "lucide-react";
import type { MenuAction } from "../../ui/OpenMenu";
import { toast } from "../../ui/toaster";
import { isToVerify, type FederatedCertificationOfList } from "./federated-certification-row";
import {
  useRemindOfCertificationMutation,
  useUndoVerificationMutation,
  useVerifyCertificationMutation,
} from "./use-certification-check-mutations";
import type { Refusal } from "../../ui/form/refusal";

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
