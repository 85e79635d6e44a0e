import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link2Off, Printer, QrCode } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type { QrSheetPageQuery } from "../../__generated__/QrSheetPageQuery.graphql";
import type { useScoreLinkMutationsCreateAllMutation$data } from "../../__generated__/useScoreLinkMutationsCreateAllMutation.graphql";
import { useWorkplaceOf } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { TournamentNotFound } from "../../tournaments/public/TournamentFrame";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { useLightOnPaper } from "../../ui/ColourModeSwitch";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/Fields";
import { formatDate } from "../../ui/format";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { PaperFormat } from "../../ui/PaperFormat";
import { PlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { QrTicket } from "./QrTicket";
import { useCreateScoreLinksMutation, useRevokeScoreLinksMutation } from "./use-score-link-mutations";

interface RevokeAllLinksProps {
  tournamentId: string;
  /** What is on the screen opens nothing any more. */
  onRevoked: () => void;
}

/** For a sheet that was lost, or seen by who should not: no code of the tournament opens anything any more. */
function RevokeAllLinks({ tournamentId, onRevoked }: RevokeAllLinksProps) {
  const [open, setOpen] = useState(false);
  const [revoke, pending] = useRevokeScoreLinksMutation();

  const end = async () => {
    const answer = await revoke({ input: { tournamentId } });
    if (!answer) return;
    setOpen(false);
    const count = answer.revokeScoreLinks.revokedCount;
    toast.success({
      title:
        count === 0 ? "Nenhum código estava valendo" : counted(count, "código revogado", "códigos revogados"),
    });
    onRevoked();
  };

  return (
    <>
      <Button variant="outline" colorPalette="flag" onClick={() => setOpen(true)}>
        <Link2Off />
        Revogar todos
      </Button>
      <ConfirmDialog
        open={open}
        title="Revogar todos os QR codes?"
        description="Nenhum código deste torneio abre mais um placar, nem os já impressos. Quem está marcando com um deles não marca mais; o que já foi salvo fica."
        confirmLabel="Revogar todos"
        pendingLabel="Revogando…"
        pending={pending}
        dangerous
        onConfirm={() => void end()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

type Answer = useScoreLinkMutationsCreateAllMutation$data["createScoreLinks"];
type Issued = NonNullable<Answer["done"]>["issued"];

/** /arena-tournament/:tournamentId/qr: a QR code for each match, to print and leave at the courts. */
export function QrSheetPage() {
  return (
    <PageContent
      skeleton={
        <Frame title="QR codes dos jogos" tournamentKey="">
          <RowsSkeleton rows={4} />
        </Frame>
      }
      frame={(content) => (
        <Frame title="QR codes dos jogos" tournamentKey="">
          {content}
        </Frame>
      )}
    >
      <Sheet />
    </PageContent>
  );
}

function Frame({
  title,
  tournamentKey,
  timeZone,
  children,
}: {
  title: string;
  tournamentKey: string;
  /** The tournament's, once it is known. */
  timeZone?: string;
  children: React.ReactNode;
}) {
  const paths = useTournamentPaths();
  const frame = (
    <PageFrame
      title={title}
      back={{
        to: tournamentKey ? paths.tournament(tournamentKey) : paths.list,
        label: "Torneio",
      }}
    >
      {children}
    </PageFrame>
  );
  return timeZone === undefined ? frame : <PlaceTime timeZone={timeZone}>{frame}</PlaceTime>;
}

function Sheet() {
  const { tournament } = usePageQuery<QrSheetPageQuery>(graphql`
    query QrSheetPageQuery($key: UUID!) {
      tournament(key: $key) {
        id
        key
        name
        timeZone
        workplaceKey
        viewerCanManage
        matchesToScore {
          scheduledFor
        }
      }
    }
  `);
  const [day, setDay] = useState("");
  const [issued, setIssued] = useState<Issued | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, pending] = useCreateScoreLinksMutation();
  useLightOnPaper();
  useWorkplaceOf(tournament?.workplaceKey);
  if (!tournament?.viewerCanManage) return <TournamentNotFound />;
  const { id, key, name, timeZone, matchesToScore } = tournament;
  const days = [
    ...new Set(
      matchesToScore.flatMap(({ scheduledFor }) =>
        scheduledFor ? [dayAt(Date.parse(scheduledFor), timeZone)] : [],
      ),
    ),
  ].toSorted();

  const make = async () => {
    setRefusal(null);
    const answer = (await create({ input: { tournamentId: id, day: day || null } }))?.createScoreLinks;
    if (answer?.done) setIssued(answer.done.issued);
    else if (answer) setRefusal(answer.refusal?.message ?? null);
  };

  return (
    <Frame title={`QR codes: ${name}`} tournamentKey={key} timeZone={timeZone}>
      <Stack gap="6">
        <Stack gap="4" maxW="xl" _print={{ display: "none" }}>
          <Notice tone="info">
            Cada código abre o placar de um só jogo, sem conta. Os endereços aparecem só agora: imprima a
            folha e deixe cada código na quadra. Um código para de valer 15 minutos depois do resultado, ou
            quando você o revogar: todos aqui, um só em Resultados, no jogo, em QR code.
          </Notice>
          {days.length > 0 ? (
            <SelectField
              label="Dia"
              placeholder="Todos os jogos a disputar"
              value={day}
              options={days.map((one) => ({ value: one, label: formatDate(one) }))}
              onChange={(event) => {
                setDay(event.target.value);
                setIssued(null);
              }}
            />
          ) : null}
          <Flex gap="3" wrap="wrap">
            <PendingButton
              pending={pending}
              variant={issued ? "outline" : "solid"}
              onClick={() => void make()}
            >
              <QrCode />
              {pending ? "Criando…" : issued ? "Criar de novo" : "Criar QR codes"}
            </PendingButton>
            {issued ? (
              <Button onClick={() => window.print()}>
                <Printer />
                Imprimir
              </Button>
            ) : null}
            <RevokeAllLinks tournamentId={id} onRevoked={() => setIssued(null)} />
          </Flex>
          {issued ? (
            <Text textStyle="sm" color="fg.muted">
              {counted(issued.length, "código", "códigos")}. Os códigos impressos antes continuam valendo.
            </Text>
          ) : null}
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
        <PaperFormat />
        {issued ? (
          <SimpleGrid
            as="ul"
            aria-label="QR codes"
            listStyleType="none"
            columns={{ base: 1, md: 2 }}
            gap="4"
            _print={{ gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "2mm" }}
          >
            {issued.map(({ url, match }) => (
              <QrTicket key={match.id} url={url} tournamentName={name} match={match} />
            ))}
          </SimpleGrid>
        ) : null}
      </Stack>
    </Frame>
  );
}
