import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql } from "react-relay/hooks";
import type { CancelAnnouncementDialogMutation } from "../__generated__/CancelAnnouncementDialogMutation.graphql";
import { useAction } from "../relay/use-action";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { useQuestion } from "../ui/form/use-question";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";

interface CancelAnnouncementDialogProps {
  open: boolean;
  senderId: string;
  /** Null while closed. */
  announcement: { key: string; title: string; at: string } | null;
  onClose: () => void;
  /** After it was cancelled, or was sent meanwhile. */
  onChanged: () => void;
}

/** 'Cancelar envio' of a scheduled announcement. */
export function CancelAnnouncementDialog({
  open,
  senderId,
  announcement,
  onClose,
  onChanged,
}: CancelAnnouncementDialogProps) {
  const cancel = useAction<CancelAnnouncementDialogMutation>(
    graphql`
      mutation CancelAnnouncementDialogMutation($input: CancelAnnouncementInput!) {
        cancelAnnouncement(input: $input) {
          ... on CancelAnnouncementSuccess @alias(as: "done") {
            announcement {
              id
              state
              sentAt
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o envio", description: "Tente novamente." } },
  );
  const { confirm, pending, refusal, forgetRefusal } = useQuestion(cancel, {
    input: announcement && { senderId, announcementKey: announcement.key },
    onDone: () => {
      close();
      toast.success({ title: "Envio cancelado" });
      onChanged();
    },
    onRefused: onChanged,
  });
  const close = () => {
    forgetRefusal();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Cancelar o envio?"
      confirmLabel="Cancelar envio"
      pendingLabel="Cancelando…"
      cancelLabel="Voltar"
      pending={pending}
      dangerous
      onConfirm={confirm}
      onClose={close}
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          {`“${announcement?.title ?? ""}”, agendado para ${announcement?.at ?? ""}, não será enviado a ninguém.`}
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
