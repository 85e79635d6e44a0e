import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentsScreen_enrolmentQuestionsTournament$key } from "../../__generated__/EnrolmentsScreen_enrolmentQuestionsTournament.graphql";
import type { EnrolmentsScreen_tournament$key } from "../../__generated__/EnrolmentsScreen_tournament.graphql";
import { useTournamentNews } from "../../competition/public/use-tournament-live";
import { publicTournamentPath, useTournamentPaths } from "../../tournaments/public/tournament-path";
import { CopyButton } from "../../ui/ShareLinks";
import { FoldedFacts } from "../../ui/Facts";
import { lazyDialog } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { PageFrame } from "../../ui/PageFrame";
import { useTerms } from "../refund-forecast";
import { type Asked, enrolmentElementId, focusEnrolment } from "./enrolment-questions";
import { EnrolmentsList, type EnrolmentsListHandle } from "./EnrolmentsList";
import { useForgottenPayments } from "./enrolment-payments";

const AdmitDialog = lazyDialog(async () => (await import("./EnrolmentDialogs")).AdmitDialog);
const WildCardDialog = lazyDialog(async () => (await import("./EnrolmentDialogs")).WildCardDialog);
const CancelEnrolmentDialog = lazyDialog(
  async () => (await import("./EnrolmentDialogs")).CancelEnrolmentDialog,
);
const EnrolmentQuestionsEnrolPairDialog = lazyDialog(
  async () => (await import("./EnrolPairDialog")).EnrolPairDialog,
);
const SplitPairDialog = lazyDialog(async () => (await import("./EnrolmentDialogs")).SplitPairDialog);
const UndoPaymentDialog = lazyDialog(async () => (await import("./UndoPaymentDialog")).UndoPaymentDialog);

interface EnrolmentQuestionsProps {
  tournament: EnrolmentsScreen_enrolmentQuestionsTournament$key;
  /** The last question: it stays until its dialog has left the screen. */
  asked: Asked | null;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** What the desk is asked before it changes something. */
export function EnrolmentQuestions({ tournament: key, asked, ...handlers }: EnrolmentQuestionsProps) {
  const tournament = useFragment(
    graphql`
      fragment EnrolmentsScreen_enrolmentQuestionsTournament on Tournament {
        ...refundForecast_tournament
        ...EnrolPairDialog_tournament
      }
    `,
    key,
  );
  const terms = useTerms(tournament);
  if (asked === null) return null;
  const { time, enrolment } = asked;
  // The menu it was asked from is closed: the person it is about takes the focus.
  const returnFocusTo = () => document.getElementById(enrolmentElementId(enrolment.id));
  const rest = { ...handlers, returnFocusTo };
  switch (asked.question) {
    case "admit":
      return <AdmitDialog key={time} enrolment={enrolment} {...rest} />;
    case "wildCard":
      return <WildCardDialog key={time} enrolment={enrolment} {...rest} />;
    case "cancel":
      return <CancelEnrolmentDialog key={time} enrolment={enrolment} {...rest} terms={terms} />;
    case "undoPayment":
      return <UndoPaymentDialog key={time} enrolment={enrolment} {...rest} />;
    case "split":
      return <SplitPairDialog key={time} enrolment={enrolment} {...rest} />;
    case "pair":
      return (
        <EnrolmentQuestionsEnrolPairDialog key={time} tournament={tournament} seeker={enrolment} {...rest} />
      );
  }
}

const ImportDialog = lazyDialog(async () => (await import("../import/ImportDialog")).ImportDialog);
const ManageEnrolmentsDialog = lazyDialog(
  async () => (await import("../participants/ManageEnrolmentsDialog")).ManageEnrolmentsDialog,
);
const EnrolPairDialog = lazyDialog(async () => (await import("./EnrolPairDialog")).EnrolPairDialog);

type Opened = "enrol" | "import" | null;

/** The organiser's desk: enrolments, open payments and the waiting list, with every action to enrol or cancel. */
export function EnrolmentsScreen({ tournament: key }: { tournament: EnrolmentsScreen_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment EnrolmentsScreen_tournament on Tournament
      @argumentDefinitions(
        search: { type: "String" }
        statuses: { type: "[EnrolmentStatus!]" }
        categoryId: { type: "ID" }
        owing: { type: "Boolean" }
        order: { type: "EntriesOrder" }
        descending: { type: "Boolean" }
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
        ...EnrolmentsList_tournament
          @arguments(
            search: $search
            statuses: $statuses
            categoryId: $categoryId
            owing: $owing
            order: $order
            descending: $descending
          )
        ...EnrolmentsScreen_enrolmentQuestionsTournament
        ...EnrolPairDialog_tournament
        ...ManageEnrolmentsDialog_tournament
        ...ImportDialog_tournament
      }
    `,
    key,
  );
  const { registration, categories, isPublic } = tournament;
  const some = (wanted: boolean) => categories.some(({ inPairs }) => inPairs === wanted);
  const whom = some(true) && some(false) ? "" : some(false) ? " atleta" : " dupla";
  const open = categories.some(({ takesEntries }) => takesEntries);
  const list = useRef<EnrolmentsListHandle>(null);
  const paths = useTournamentPaths();
  const [opened, setOpened] = useState<{ what: Opened; time: number }>({ what: null, time: 0 });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const reload = () => list.current?.reload();
  useTournamentNews(tournament.id, reload);
  useForgottenPayments();

  const show = (what: Opened) => setOpened(({ time }) => ({ what, time: what === null ? time : time + 1 }));

  return (
    <PageFrame
      title="Gerenciar Inscrições"
      back={{ to: paths.tournament(tournament.key), label: tournament.name }}
      actions={
        open ? (
          <Button px={{ base: "4", md: "5" }} onClick={() => show("enrol")}>
            <UserRoundPlus />
            <span>
              Inscrever
              {/* On a phone it stands beside the title. */}
              <chakra.span css={{ mdDown: { srOnly: true } }}>{whom}</chakra.span>
            </span>
          </Button>
        ) : undefined
      }
    >
      <EnrolmentsList
        ref={list}
        tournament={tournament}
        onImport={open ? () => show("import") : undefined}
        onAsk={(question, enrolment) => {
          setAsked((before) => ({ question, enrolment, time: (before?.time ?? 0) + 1 }));
          setAsking(true);
        }}
      >
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
      </EnrolmentsList>
      <EnrolmentQuestions
        tournament={tournament}
        asked={asked}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false);
          if (asked) focusEnrolment(asked.enrolment.id);
          if (asked?.question === "undoPayment") list.current?.rowChanged();
          else reload();
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
  /** Whether only the arena's own athletes may enrol. */
  ownOnly: boolean;
  problem: string | null | undefined;
  path: string;
}

/** How athletes enrol by themselves on the public page: a notice if they cannot, otherwise one line with the link. */
function SelfEnrolment({ isPublic, isChampionship, ownOnly, problem, path }: SelfEnrolmentProps) {
  if (!isPublic)
    return (
      <Notice tone="info">
        {isChampionship
          ? "A página pública abre quando a federação for ativada: até lá só você inscreve."
          : "A página pública está desligada: por enquanto só você inscreve. Para os atletas se inscreverem sozinhos, ligue a página pública nas Configurações do torneio."}
      </Notice>
    );
  const copy = (
    <CopyButton
      text={new URL(path, location.origin).href}
      label="Copiar link de inscrição"
      size="sm"
      variant="outline"
      colorPalette="gray"
    />
  );
  if (problem)
    return (
      <Notice tone="warning">
        <Flex gap="3" rowGap="2" wrap="wrap" align="center" justify="space-between">
          <Box flex="1 1 16rem">
            {`Os atletas não se inscrevem sozinhos agora: ${problem} Você continua podendo inscrever.`}
          </Box>
          {copy}
        </Flex>
      </Notice>
    );
  return (
    <FoldedFacts
      line={ownOnly ? "Os atletas da arena se inscrevem sozinhos" : "Os atletas se inscrevem sozinhos"}
    >
      <Flex gap="3" rowGap="2" wrap="wrap" align="center">
        <Text textStyle="sm" color="fg.muted" flex="1 1 16rem" maxW="36rem">
          {ownOnly
            ? "Pela página pública do torneio; os de fora pedem para entrar na arena."
            : "Pela página pública do torneio, os de outras arenas também."}
        </Text>
        {copy}
      </Flex>
    </FoldedFacts>
  );
}
