import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Input } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MessageCircle, Printer, QrCode as QrIcon } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { inSentence } from "../../../server/arenas/arena-name.rules";
import type { JoinRequestsPage_arena$key } from "../../__generated__/JoinRequestsPage_arena.graphql";
import type { JoinRequestsPageQuery } from "../../__generated__/JoinRequestsPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { Card } from "../../ui/Cards";
import { CopyButton } from "../../ui/ShareLinks";
import { Toggle } from "../../ui/form/Toggle";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { Notice } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { QrCode } from "../../ui/QrCode";
import { arenaAthletesPath } from "../public/join-paths";
import { JoinRequestsList, requestColumns } from "./JoinRequestsList";
import { useUpdateArenaJoiningMutation } from "./use-request-mutations";

/** The way in for athletes: as a link, by WhatsApp, as a QR code for the wall; and whether it needs an answer. */
function ArenaLinkCard({ arena: key }: { arena: JoinRequestsPage_arena$key }) {
  const { id, name, pageUrl, acceptsEveryone } = useFragment(
    graphql`
      fragment JoinRequestsPage_arena on Arena {
        id
        name
        pageUrl
        acceptsEveryone
      }
    `,
    key,
  );
  const url = pageUrl ?? "";
  const words = `Jogue com a gente na ${inSentence(name)}: peça para entrar por este link. ${url}`;
  return (
    <Card title="Link da arena" icon={QrIcon}>
      <Stack gap="5">
        <Text color="fg.muted">
          Mande aos atletas ou deixe o QR code na recepção: com um toque eles pedem para entrar.
        </Text>
        <QrCode text={url} label={`QR code da página da ${inSentence(name)}`} maxW="13rem" mx="auto" />
        <Input
          readOnly
          value={url}
          aria-label="Endereço da página da arena"
          onFocus={(event) => event.target.select()}
        />
        <HStack gap="2" wrap="wrap">
          <CopyButton text={url} label="Copiar link" variant="outline" />
          <Button asChild variant="outline">
            <a href={`https://wa.me/?text=${encodeURIComponent(words)}`} target="_blank" rel="noreferrer">
              <MessageCircle />
              WhatsApp
            </a>
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
        </HStack>
        <AcceptEveryone arenaId={id} on={acceptsEveryone ?? false} />
      </Stack>
    </Card>
  );
}

function AcceptEveryone({ arenaId, on }: { arenaId: string; on: boolean }) {
  const [update, pending] = useUpdateArenaJoiningMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const hintId = useId();
  const turn = async (acceptsEveryone: boolean) => {
    setRefusal(null);
    const answer = (await update({ input: { arenaId, acceptsEveryone } }))?.updateArenaJoining;
    if (answer?.refusal) setRefusal(answer.refusal.message);
  };
  return (
    <Stack gap="1">
      <Toggle
        label="Aceitar todos"
        checked={pending ? !on : on}
        onChange={(checked) => void turn(checked)}
        aria-describedby={hintId}
      />
      <Text id={hintId} textStyle="sm" color="fg.muted">
        Quem pedir para entrar já entra, sem esperar resposta. Vale para os próximos pedidos; quem a arena
        recusou ou desativou continua esperando a sua decisão.
      </Text>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </Stack>
  );
}

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

/** /arena-athletes/pedidos: who asks to join the arena, and the link they ask by. */
export function JoinRequestsPage() {
  return (
    <PageFrame title="Novos atletas" back={{ to: arenaAthletesPath, label: "Atletas" }}>
      <PageContent
        skeleton={
          <Grid templateColumns={columns} gap="6" alignItems="start">
            <DataListSkeleton columns={requestColumns("UTC", false)} rows={3} picks actions />
          </Grid>
        }
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<JoinRequestsPageQuery>(graphql`
    query JoinRequestsPageQuery($arena: UUID, $status: JoinRequestStatus) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...JoinRequestsList_arena @arguments(status: $status)
          ...JoinRequestsPage_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Grid key={arena.id} templateColumns={columns} gap="6" alignItems="start">
      <JoinRequestsList arena={arena} />
      <ArenaLinkCard arena={arena} />
    </Grid>
  );
}
