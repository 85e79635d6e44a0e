import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Printer } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentPosterPage_tournament$key } from "../../../__generated__/TournamentPosterPage_tournament.graphql";
import type { TournamentPosterPageQuery } from "../../../__generated__/TournamentPosterPageQuery.graphql";
import { usePageQuery } from "../../../relay/page-query";
import { BeachScene } from "../../../ui/BeachScene";
import { useLightOnPaper } from "../../../ui/ColourModeSwitch";
import { PageContent, PageFrame } from "../../../ui/PageFrame";
import { PaperFormat } from "../../../ui/PaperFormat";
import { QrCode } from "../../../ui/QrCode";
import { RowsSkeleton } from "../../../ui/PageStates";
import { categoriesInWords } from "../../public/categories-in-words";
import { publicTournamentPath } from "../../public/tournament-path";
import { TournamentNotFound } from "../../public/TournamentFrame";
import { useTournamentFacts } from "../public-facts";

/** So many letters of a name fit into two lines; longer ones are written smaller. */
const room = 34;
/** A hundredth of the sheet's width, on the screen and on paper. */
const unit = (count: number) => `${count}cqw`;

/** What a poster says: what, whose, when, for whom, for how much and where; and the code that leads to the page. */
function Poster({ tournament: key }: { tournament: TournamentPosterPage_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentPosterPage_tournament on Tournament {
        key
        name
        status
        organiserName
        category
        categories {
          name
        }
        registration {
          problem
        }
        ...publicFacts_tournament
      }
    `,
    key,
  );
  const { name, status, organiserName, category, categories, registration } = tournament;
  const { facts } = useTournamentFacts(tournament);
  const path = publicTournamentPath(tournament.key);
  const url = `${location.origin}${path}`;
  const invites = status === "REGISTRATION_OPEN" && !registration.problem;
  return (
    // Paper is white, whatever the screen is.
    <Box
      maxW="40rem"
      mx="auto"
      containerType="inline-size"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      bg="white"
      color="#0f303c"
      _print={{ maxW: "full", borderWidth: "0", borderRadius: "0", printColorAdjust: "exact" }}
    >
      <Flex as="article" aria-label={`Cartaz de ${name}`} direction="column" aspectRatio={194 / 279}>
        <Box position="relative" h={unit(38)} flexShrink="0" overflow="hidden">
          <BeachScene
            position="absolute"
            insetX="0"
            top="50%"
            w="full"
            aspectRatio={12 / 7}
            transform="translateY(-58%)"
          />
        </Box>
        <Flex direction="column" flex="1" minH="0" px={unit(6)} pt={unit(4)} pb={unit(5)}>
          <Box fontSize={unit(3.2)} color="#a33a14" fontWeight="semibold">
            {[
              organiserName,
              categoriesInWords(
                categories.map(({ name: of }) => ({ name: of })),
                category,
              ),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Box>
          <Box
            as="h2"
            fontFamily="heading"
            fontWeight="bold"
            lineHeight="1.02"
            fontSize={unit((11 * room) / Math.max(room, name.length))}
            overflowWrap="anywhere"
          >
            {name}
          </Box>
          <Flex
            as="ul"
            listStyleType="none"
            direction="column"
            gap={unit(1.4)}
            mt={unit(3)}
            flex="1"
            minH="0"
          >
            {facts
              .filter(({ lasts }) => lasts === true)
              .map(({ icon: Icon, text, strong }) => (
                <Flex
                  as="li"
                  key={text}
                  gap={unit(2)}
                  fontSize={unit(3.6)}
                  lineHeight="1.25"
                  fontWeight={strong ? "semibold" : undefined}
                >
                  <Icon size="1.2em" aria-hidden="true" style={{ flexShrink: 0 }} />
                  {text}
                </Flex>
              ))}
          </Flex>
          <Flex align="center" gap={unit(4)} flexShrink="0">
            <Box flexShrink="0" w={unit(34)}>
              <QrCode text={url} label="QR code da página do torneio" w="full" maxW="full" />
            </Box>
            <Box minW="0">
              <Box fontFamily="heading" fontWeight="bold" fontSize={unit(7)} lineHeight="1.05">
                {invites ? "Inscreva-se aqui" : "Acompanhe os jogos"}
              </Box>
              <Box fontSize={unit(3.2)} mt={unit(1)}>
                {`Aponte a câmera do celular, ou procure o torneio em ${new URL("/torneios", url).host}/torneios`}
              </Box>
            </Box>
          </Flex>
        </Flex>
      </Flex>
    </Box>
  );
}

const title = "Cartaz";

/** /torneio/:tournamentId/cartaz: what hangs in the arena's bar, on A4, with the way to the tournament's page. */
export function TournamentPosterPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <RowsSkeleton rows={5} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { tournament } = usePageQuery<TournamentPosterPageQuery>(graphql`
    query TournamentPosterPageQuery($key: UUID!) {
      tournament(key: $key) {
        key
        name
        ...TournamentPosterPage_tournament
      }
    }
  `);
  useLightOnPaper();
  if (!tournament) return <TournamentNotFound />;
  return (
    <PageFrame
      title={title}
      back={{ to: publicTournamentPath(tournament.key), label: tournament.name }}
      actions={
        <Button onClick={() => window.print()}>
          <Printer />
          Imprimir
        </Button>
      }
    >
      <PaperFormat headless />
      <Poster tournament={tournament} />
    </PageFrame>
  );
}
