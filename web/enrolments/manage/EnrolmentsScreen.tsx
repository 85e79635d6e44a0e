import { Button } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { FileUp, UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentsScreen_tournament$key } from "../../__generated__/EnrolmentsScreen_tournament.graphql";
import { CopyButton } from "../../ui/CopyButton";
import { Notice } from "../../ui/Notice";
import { PageFrame } from "../../ui/PageFrame";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";
import { EnrolmentsHead } from "./EnrolmentsHead";
import { EnrolmentsList, type EnrolmentsListHandle } from "./EnrolmentsList";
import { EnrolmentQuestions } from "./EnrolmentQuestions";
import type { Asked } from "./enrolment-question";
import { focusEnrolment } from "./enrolment-questions";
import { lazyDialog } from "../../ui/lazy-dialog";
import { useTournamentNews } from "../../competition/public/use-tournament-news";

const ImportDialog = lazyDialog(async () => (await import("../import/ImportDialog")).ImportDialog);
const ManageEnrolmentsDialog = lazyDialog(
  async () => (await import("../participants/ManageEnrolmentsDialog")).ManageEnrolmentsDialog,
);
const EnrolPairDialog = lazyDialog(async () => (await import("./EnrolPairDialog")).EnrolPairDialog);

type Opened = "enrol" | "import" | null;

/** The desk: who is in, who owes, who waits; and every way to get somebody in or out. */
export function EnrolmentsScreen({ tournament: key }: { tournament: EnrolmentsScreen_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment EnrolmentsScreen_tournament on Tournament
      @argumentDefinitions(
        search: { type: "String" }
        statuses: { type: "[EnrolmentStatus!]" }
        categoryId: { type: "ID" }
        owing: { type: "Boolean" }
      ) {
        id
        key
        name
        isPublic
        isChampionship
        openToOtherArenas
        registration {
          inPairs
          problem
        }
        categories {
          inPairs
          takesEntries
        }
        ...EnrolmentsHead_tournament
        ...EnrolmentsList_tournament
          @arguments(search: $search, statuses: $statuses, categoryId: $categoryId, owing: $owing)
        ...EnrolmentQuestions_tournament
        ...EnrolPairDialog_tournament
        ...ManageEnrolmentsDialog_tournament
        ...ImportDialog_tournament
      }
    `,
    key,
  );
  const { registration, categories, isPublic } = tournament;
  const some = (wanted: boolean) => categories.some(({ inPairs }) => inPairs === wanted);
  const toEnrol =
    some(true) && some(false) ? "Inscrever" : some(false) ? "Inscrever atleta" : "Inscrever dupla";
  const open = categories.some(({ takesEntries }) => takesEntries);
  const list = useRef<EnrolmentsListHandle>(null);
  const paths = useTournamentPaths();
  const [opened, setOpened] = useState<{ what: Opened; time: number }>({ what: null, time: 0 });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const reload = () => list.current?.reload();
  useTournamentNews(tournament.id, reload);

  const show = (what: Opened) => setOpened(({ time }) => ({ what, time: what === null ? time : time + 1 }));

  return (
    <PageFrame
      title="Gerenciar Inscrições"
      back={{ to: paths.tournament(tournament.key), label: tournament.name }}
      actions={
        open ? (
          <>
            <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => show("import")}>
              <FileUp />
              Importar CSV
            </Button>
            <Button onClick={() => show("enrol")}>
              <UserRoundPlus />
              {toEnrol}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap="6">
        <EnrolmentsHead tournament={tournament} />
        {open ? (
          <SelfEnrolment
            isPublic={isPublic}
            isChampionship={tournament.isChampionship}
            ownOnly={!tournament.isChampionship && !tournament.openToOtherArenas}
            problem={registration.problem}
            path={publicTournamentPath(tournament.key)}
          />
        ) : (
          <Notice tone="info">
            O torneio já começou: as inscrições não mudam mais, mas os pagamentos continuam aqui.
          </Notice>
        )}
        <EnrolmentsList
          ref={list}
          tournament={tournament}
          onAsk={(question, enrolment) => {
            setAsked((before) => ({ question, enrolment, time: (before?.time ?? 0) + 1 }));
            setAsking(true);
          }}
        />
      </Stack>
      <EnrolmentQuestions
        tournament={tournament}
        asked={asked}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false);
          if (asked) focusEnrolment(asked.enrolment.id);
          reload();
        }}
      />
      {registration.inPairs ? (
        <EnrolPairDialog
          key={`dupla ${opened.time}`}
          tournament={tournament}
          open={opened.what === "enrol"}
          onClose={() => show(null)}
          onDone={() => {
            show(null);
            reload();
          }}
        />
      ) : (
        <ManageEnrolmentsDialog
          tournament={tournament}
          open={opened.what === "enrol"}
          onClose={() => {
            show(null);
            reload();
          }}
        />
      )}
      <ImportDialog
        key={`planilha ${opened.time}`}
        tournament={tournament}
        open={opened.what === "import"}
        onClose={() => show(null)}
        onImported={reload}
      />
    </PageFrame>
  );
}

interface SelfEnrolmentProps {
  isPublic: boolean;
  isChampionship: boolean;
  /** Whether it keeps to the arena's athletes. */
  ownOnly: boolean;
  problem: string | null | undefined;
  path: string;
}

/** How athletes get in without the desk: by the page that everybody can open. */
function SelfEnrolment({ isPublic, isChampionship, ownOnly, problem, path }: SelfEnrolmentProps) {
  if (!isPublic)
    return (
      <Notice tone="info">
        {isChampionship
          ? "A página pública abre quando a federação for ativada: até lá só você inscreve."
          : "A página pública está desligada: por enquanto só você inscreve. Para os atletas se inscreverem sozinhos, ligue a página pública nas Configurações do torneio."}
      </Notice>
    );
  return (
    <Notice tone={problem ? "warning" : "success"}>
      <Flex gap="3" rowGap="2" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 16rem">
          {problem
            ? `Os atletas não se inscrevem sozinhos agora: ${problem} Você continua podendo inscrever.`
            : ownOnly
              ? "Os atletas da arena se inscrevem sozinhos pela página pública do torneio; os de fora pedem para entrar na arena."
              : "Os atletas se inscrevem sozinhos pela página pública do torneio, os de outras arenas também."}
        </Box>
        <CopyButton
          text={new URL(path, location.origin).href}
          label="Copiar link de inscrição"
          size="sm"
          variant="outline"
          colorPalette="gray"
        />
      </Flex>
    </Notice>
  );
}
