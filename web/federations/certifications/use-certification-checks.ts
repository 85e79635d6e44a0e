import { BadgeCheck, BellRing, Undo2 } from "lucide-react";
import type { MenuAction } from "../../ui/OpenMenu";
import { toast } from "../../ui/toaster";
import { isToVerify, type FederatedCertificationOfList } from "./federated-certification-row";
import {
  useRemindOfCertificationMutation,
  useUndoVerificationMutation,
  useVerifyCertificationMutation,
} from "./use-certification-check-mutations";

/** Whose certificates they are. A federation that is not active takes nothing new. */
interface Checking {
  federationId: string;
  active: boolean;
  /** A rule said no: what is shown is no longer so. */
  onRefused: () => void;
}

/** What the federation does with a certificate: what goes with it now, and whether something is under way. */
export function useCertificationChecks({ federationId, active, onRefused }: Checking) {
  const [verify, verifying] = useVerifyCertificationMutation();
  const [undo, undoing] = useUndoVerificationMutation();
  const [remind, reminding] = useRemindOfCertificationMutation();

  const tell = (
    told: { __typename: string; message?: string } | undefined,
    title: string,
    description: string,
  ) => {
    if (!told) return;
    if (told.message) {
      toast.error({ title: told.message });
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
