import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useSignOut } from "../public/use-sign-out";

/** Ending the session one is using means leaving: it asks first. */
export function EndThisSession() {
  const [open, setOpen] = useState(false);
  const [signOut, pending] = useSignOut();
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        size="sm"
        aria-label="Encerrar a sessão deste aparelho"
        onClick={() => setOpen(true)}
      >
        Encerrar
      </Button>
      <ConfirmDialog
        open={open}
        title="Sair deste aparelho?"
        description="Sua sessão termina aqui, e você precisará entrar de novo com e-mail e senha."
        confirmLabel="Sair"
        pendingLabel="Saindo…"
        pending={pending}
        onConfirm={() => void signOut()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
