import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { focusContent } from "../../../ui/focus-content";
import { toast } from "../../../ui/toaster";
import { useRevokeApiKeyMutation } from "./use-api-key-mutations";

export function RevokeApiKey({ apiKeyId, name }: { apiKeyId: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [revoke, pending] = useRevokeApiKeyMutation();

  const confirm = async () => {
    if (!(await revoke({ input: { apiKeyId } }))) return;
    setOpen(false);
    // The button that opened the question is gone.
    requestAnimationFrame(() => focusContent());
    toast.success({ title: "Chave revogada", description: name });
  };

  return (
    <>
      <Button
        variant="outline"
        colorPalette="flag"
        size="sm"
        aria-label={`Revogar a chave ${name}`}
        onClick={() => setOpen(true)}
      >
        Revogar
      </Button>
      <ConfirmDialog
        open={open}
        title="Revogar esta chave?"
        description={`O programa que usa “${name}” deixa de ler a API na hora. Uma chave revogada não volta a valer.`}
        confirmLabel="Revogar chave"
        pendingLabel="Revogando…"
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
