import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Download, UserX } from "lucide-react";
import { useState } from "react";
import { DetailSection } from "../../ui/DetailSection";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { saveFile } from "../../ui/save-file";
import { toast } from "../../ui/toaster";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import type { UserOfList } from "./user-row";
import { useDeleteUserMutation, useExportUserDataMutation } from "./use-user-mutations";

interface UserRequestsProps {
  user: Pick<UserOfList, "id" | "name">;
  onDone: () => void;
  onGone: () => void;
}

/** Data subject requests that users cannot complete themselves: data export and account deletion. */
export function UserRequests({ user, onDone, onGone }: UserRequestsProps) {
  const [deleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [exportData, exporting] = useExportUserDataMutation();
  const [remove, pending] = useDeleteUserMutation();

  const download = async () => {
    setRefusal(null);
    const answer = (await exportData({ input: { userId: user.id } }))?.exportUserData;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    saveFile(answer.done.fileName, answer.done.json, "application/json");
    toast.success({ title: "Os dados estão no arquivo", description: answer.done.fileName });
    onDone();
  };
  const confirm = async (reason: string) => {
    const answer = (await remove({ input: { userId: user.id, reason } }))?.deleteUserAccount;
    if (!answer) return false;
    if (!answer.done) return answer.refusal?.message ?? false;
    setDeleting(false);
    toast.success({ title: "Conta excluída", description: "A pessoa recebe um e-mail." });
    onGone();
    return true;
  };

  return (
    <DetailSection title="Pedidos da LGPD">
      <Text color="fg.muted" textStyle="sm">
        A própria pessoa faz isto em Minha conta. Aqui, só quando ela pediu e não consegue entrar: fica no
        histórico quem atendeu.
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          pending={exporting}
          onClick={() => void download()}
        >
          <Download />
          {exporting ? "Preparando…" : "Baixar os dados"}
        </PendingButton>
        <Button size="sm" variant="outline" colorPalette="flag" onClick={() => setDeleting(true)}>
          <UserX />
          Excluir a conta
        </Button>
      </SimpleGrid>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <ReasonDialog
        open={deleting}
        title={`Excluir a conta de ${user.name}?`}
        confirmLabel="Excluir a conta"
        pendingLabel="Excluindo…"
        pending={pending}
        hint="Fica só no histórico da administração, para sempre: diga como a pessoa pediu, sem nomes nem endereços."
        onConfirm={confirm}
        onClose={() => setDeleting(false)}
      >
        A pessoa fica anônima na hora e não há volta. Resultados continuam sob um pseudônimo, e cobranças
        ficam guardadas por 5 anos, como a lei exige. Ela recebe um e-mail.
      </ReasonDialog>
    </DetailSection>
  );
}
