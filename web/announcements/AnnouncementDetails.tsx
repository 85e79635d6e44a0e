import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Megaphone } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../server/platform/numbers.rules";
import { isUuid } from "../../server/platform/uuid.rules";
import type { AnnouncementDetailsQuery } from "../__generated__/AnnouncementDetailsQuery.graphql";
import type { AnnouncementDetailsMutation } from "../__generated__/AnnouncementDetailsMutation.graphql";
import { useAction } from "../relay/use-action";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { EmptyState, Notice } from "../ui/PageStates";
import { Fact } from "../ui/Facts";
import { useQuestion } from "../ui/form/use-question";
import { formatDateTime } from "../ui/format";
import { toast } from "../ui/toaster";

interface AnnouncementDetailsProps {
  sender: { kind: "ARENA" | "FEDERATION"; key: string | null };
  /** As the address carries it: anything may stand there. */
  announcementKey: string;
  fetchKey: string;
}

const gone = (
  <EmptyState
    icon={Megaphone}
    title="Comunicado não encontrado"
    description="Aqui estão os comunicados enviados por você e por quem trabalha com você."
  />
);

/** One announcement with its text, who sent it and how far it got. */
export function AnnouncementDetails(props: AnnouncementDetailsProps) {
  return isUuid(props.announcementKey) ? <Details {...props} /> : gone;
}

function Details({ sender: { kind, key }, announcementKey, fetchKey }: AnnouncementDetailsProps) {
  const { viewer } = useLazyLoadQuery<AnnouncementDetailsQuery>(
    graphql`
      query AnnouncementDetailsQuery($kind: AnnouncementSenderKind!, $key: UUID, $announcementKey: UUID!) {
        viewer {
          announcementDesk(kind: $kind, key: $key) {
            timeZone
            announcement(key: $announcementKey) {
              title
              text
              audience
              state
              notSentReason
              sentAt
              scheduledFor
              sentByName
              recipientCount
              skippedCount
              deliveredCount
              readCount
            }
          }
        }
      }
    `,
    { kind, key, announcementKey },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const desk = viewer?.announcementDesk;
  if (!desk?.announcement) return gone;
  const { title, text, audience, state, sentAt, sentByName, scheduledFor, notSentReason, ...counts } =
    desk.announcement;
  const by = `por ${sentByName ?? "alguém que não tem mais conta"}`;
  const moment = (instant: string) => formatDateTime(instant, desk.timeZone);

  return (
    <Stack gap="5" pb="4">
      <Stack gap="2">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      </Stack>
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact wide name="Público">
          {audience}
        </Fact>
        {state === "SENT" ? <Fact wide name="Enviado">{`${moment(sentAt)}, ${by}`}</Fact> : null}
        {scheduledFor ? (
          <Fact wide name="Agendado para">
            {state === "SENT" ? moment(scheduledFor) : `${moment(scheduledFor)}, ${by}`}
          </Fact>
        ) : null}
        {state === "CANCELLED" ? (
          <Fact wide name="Envio cancelado">
            {moment(sentAt)}
          </Fact>
        ) : null}
        {notSentReason ? (
          <Fact wide name="Não enviado">
            {notSentReason}
          </Fact>
        ) : null}
        {state === "SENT" ? (
          <>
            <Fact name="Receberam">
              {counts.deliveredCount < counts.recipientCount
                ? `${counts.deliveredCount} de ${counts.recipientCount}`
                : counted(counts.deliveredCount, "pessoa", "pessoas")}
            </Fact>
            <Fact name="Leram">{counted(counts.readCount, "pessoa", "pessoas")}</Fact>
            {counts.skippedCount > 0 ? (
              <Fact wide name="Sem contato">
                {`${counted(counts.skippedCount, "pessoa", "pessoas")} sem e-mail ou com a conta desativada`}
              </Fact>
            ) : null}
          </>
        ) : null}
      </SimpleGrid>
      {state === "SENT" ? (
        <Text textStyle="sm" color="fg.muted">
          A leitura só é contada nos avisos da Praia, não no e-mail.
        </Text>
      ) : null}
    </Stack>
  );
}

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
  const cancel = useAction<AnnouncementDetailsMutation>(
    graphql`
      mutation AnnouncementDetailsMutation($input: CancelAnnouncementInput!) {
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
