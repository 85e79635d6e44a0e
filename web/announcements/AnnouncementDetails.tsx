import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Megaphone } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../server/platform/plural.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { isUuid } from "../../server/platform/uuid.rules";
import type { AnnouncementDetailsQuery } from "../__generated__/AnnouncementDetailsQuery.graphql";
import { EmptyState } from "../ui/EmptyState";
import { Fact } from "../ui/Fact";
import { formatDateTime } from "../ui/format";

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
            announcement(key: $announcementKey) {
              title
              text
              audience
              sentAt
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
  const announcement = viewer?.announcementDesk?.announcement;
  if (!announcement) return gone;
  const { title, text, audience, sentAt, sentByName, ...counts } = announcement;

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
        <Fact wide name="Enviado">
          {`${formatDateTime(sentAt, brasiliaTime)}, por ${sentByName ?? "alguém que não tem mais conta"}`}
        </Fact>
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
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        A leitura só é contada nos avisos da Praia, não no e-mail.
      </Text>
    </Stack>
  );
}
