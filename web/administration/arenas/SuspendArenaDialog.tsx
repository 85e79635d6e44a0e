import { toast } from "../../ui/toaster";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import type { ArenaOfList } from "./arena-row";
import { useSuspendArenaMutation } from "./use-arena-mutations";

interface SuspendArenaDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

export function SuspendArenaDialog({ open, arena, onClose }: SuspendArenaDialogProps) {
  const [suspend, pending] = useSuspendArenaMutation();

  const confirm = async (reason: string): Promise<boolean | string> => {
    const answer = (await suspend({ input: { arenaId: arena.id, reason } }))?.suspendArena;

    if (answer?.done) {
      onClose();
      toast.success({
        title: "Arena suspensa",
        description: "Quem é responsável recebe um e-mail com o motivo.",
      });
      return true;
    }
    return answer?.refusal?.message ?? false;
  };

  return (
    <ReasonDialog
      open={open}
      title={`Suspender ${arena.name}?`}
      confirmLabel="Suspender"
      pendingLabel="Suspendendo…"
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      Nada dela aparece para o público, e ela não recebe atletas, inscrições, aulas, locações nem cobranças
      novas. O que está em andamento pode ser concluído, e as pessoas dela continuam entrando e consultando.
    </ReasonDialog>
  );
}
