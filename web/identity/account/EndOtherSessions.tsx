import { Button } from "@chakra-ui/react/button";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { counted } from "../../../server/platform/plural.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import { useEndOtherSessionsMutation } from "./use-session-mutations";

export function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
  const [open, setOpen] = useState(false);
  const [endOthers, pending] = useEndOtherSessionsMutation();

  const confirm = async () => {
    const ended = (await endOthers({}))?.endOtherSessions.endedCount;
    if (ended === undefined) return;
    setOpen(false);
    toast.success({ title: counted(ended, "sessão encerrada", "sessões encerradas") });
    onEnded();
  };

  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <LogOut />
        Encerrar as outras sessões
      </Button>
      <ConfirmDialog
        open={open}
        title="Encerrar as outras sessões?"
        description="Você continua conectado só neste aparelho. Nos outros será preciso entrar de novo."
        confirmLabel="Encerrar as outras"
        pendingLabel="Encerrando…"
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
