import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Globe, HeartHandshake, Image } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { athleteCardPath } from "../../server/competition/record/athlete-card-path.rules";
import type { ProfileCardsQuery } from "../__generated__/ProfileCardsQuery.graphql";
import type { ProfileCards_athlete$key } from "../__generated__/ProfileCards_athlete.graphql";
import type { ProfileCardsMutation } from "../__generated__/ProfileCardsMutation.graphql";
import { GuardiansOfMinor } from "../guardians/public/GuardiansOfMinor";
import { AthleteRankingsCard } from "../rankings/public/RankingCards";
import { useAction } from "../relay/use-action";
import { AthleteTournamentsCard, OwnEnrolmentsCard } from "../tournaments/public/AthleteTournamentsCard";
import { Card, Panel } from "../ui/Cards";
import { Catch, RowsSkeleton } from "../ui/PageStates";
import { PendingButton } from "../ui/form/PendingButton";
import { lazyPart } from "../ui/lazy-code";
import { ShareLinks } from "../ui/ShareLinks";
import { TextLink } from "../ui/Links";
import { toast } from "../ui/toaster";
import { WhenNear } from "../ui/Asked";
import { AthleteFigures } from "./AthleteSummary";
import { ManageProfile } from "./ManageProfile";
import { publicAthletePath } from "./public/athlete-paths";

/** Whether strangers may open one's page, and the ways to send it on: for the athlete, and who answers for a minor. */
function PublicPageCard({ athlete: fragment }: { athlete: ProfileCards_athlete$key }) {
  const { key, displayName, isPublic, viewerCanOpenPage } = useFragment(
    graphql`
      fragment ProfileCards_athlete on Athlete {
        key
        displayName
        # Null of anybody else.
        isPublic
        viewerCanOpenPage
      }
    `,
    fragment,
  );
  const [set, pending] = useAction<ProfileCardsMutation>(
    graphql`
      mutation ProfileCardsMutation($input: SetPublicPageInput!) {
        setPublicPage(input: $input) {
          ... on SetPublicPageSuccess @alias(as: "done") {
            athlete {
              ...ProfileCards_athlete
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
  if (typeof isPublic !== "boolean") return null;
  const change = async () => {
    const answer = (await set({ input: { isPublic: !isPublic } }))?.setPublicPage;
    if (answer?.refusal) toast.error({ title: "Página não aberta", description: answer.refusal.message });
    if (answer?.done) toast.success({ title: isPublic ? "Página fechada" : "Página aberta" });
  };
  const path = publicAthletePath(key);
  return (
    <Card title="Página pública" icon={Globe}>
      <Stack gap="4">
        <Text color="fg.muted">
          {isPublic
            ? "Quem tem o link vê nome, nível, estatísticas e rankings; nunca contatos, nascimento ou pagamentos."
            : viewerCanOpenPage
              ? "Fechada. Aberta, quem tem o link vê nome, nível, estatísticas e rankings; nunca contatos, nascimento ou pagamentos."
              : "Fechada. Enquanto você é menor de idade, só quem responde por você a abre."}
        </Text>
        {isPublic ? (
          <>
            <TextLink to={path} overflowWrap="anywhere">{`${location.host}${path}`}</TextLink>
            <HStack gap="2" wrap="wrap">
              <ShareLinks name={displayName} url={`${location.origin}${path}`} />
              <Button asChild variant="outline" colorPalette="gray" size="sm">
                <a href={athleteCardPath(key)} download="cartao-praia.png">
                  <Image />
                  Baixar cartão
                </a>
              </Button>
            </HStack>
          </>
        ) : null}
        {isPublic || viewerCanOpenPage ? (
          <PendingButton
            size="sm"
            alignSelf="flex-start"
            variant={isPublic ? "outline" : "solid"}
            {...(isPublic ? { colorPalette: "gray" } : {})}
            pending={pending}
            onClick={() => void change()}
          >
            {isPublic ? "Fechar página pública" : "Abrir página pública"}
          </PendingButton>
        ) : null}
      </Stack>
    </Card>
  );
}

const ProfileFigures = lazyPart(async () => (await import("./ProfileFigures")).ProfileFigures);

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

/** What a profile shows beside its top, asked for once: the top does not wait for it. */
function useLateParts(athleteKey: string, attempt = 0) {
  return useLazyLoadQuery<ProfileCardsQuery>(
    graphql`
      query ProfileCardsQuery($key: UUID!) {
        athlete(key: $key) {
          ...AthleteTournamentsCard_athlete
          ...AthleteSummary_figures
          ...AthleteTournamentsCard_enrolled
          ...AthleteTournamentsCard_played
          ...RankingCards_athlete
          ...GuardiansOfMinor_athlete
          ...ManageProfile_athlete
          ...ProfileCards_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  ).athlete;
}

/** What waits for the athlete: invitations, payments, places. The cards below tell it where nothing of this comes. */
export function OwnWaiting({ athleteKey }: { athleteKey: string }) {
  return (
    <Late waits={null}>
      <Waiting athleteKey={athleteKey} />
    </Late>
  );
}

function Waiting({ athleteKey }: { athleteKey: string }) {
  const athlete = useLateParts(athleteKey);
  return athlete ? <OwnEnrolmentsCard athlete={athlete} /> : null;
}

/** Recent form, titles and clubs; a skeleton reserves their line while they load. */
export function LateFigures({ athleteKey }: { athleteKey: string }) {
  return (
    <Late waits={<Skeleton h="5" w="40" />}>
      <Figures athleteKey={athleteKey} />
    </Late>
  );
}

function Figures({ athleteKey }: { athleteKey: string }) {
  const athlete = useLateParts(athleteKey);
  return athlete ? <AthleteFigures athlete={athlete} /> : null;
}

/** Where it fails, the cards below say so, and ask again. */
const Late = ({ waits, children }: { waits: ReactNode; children: ReactNode }) => (
  <Catch onError={() => undefined}>
    <Suspense fallback={waits}>{children}</Suspense>
  </Catch>
);

interface ProfileCardsProps {
  athleteKey: string;
  /** Fetch key: a changed number sends the query again. */
  attempt: number;
}

/** The cards below the header of a profile. */
export function ProfileCards({ athleteKey, attempt }: ProfileCardsProps) {
  const athlete = useLateParts(athleteKey, attempt);
  if (!athlete) return null;
  return (
    <>
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <Stack gap="6" minW="0">
          <AthleteTournamentsCard enrolled={athlete} played={athlete} />
          <PublicPageCard athlete={athlete} />
        </Stack>
        <Stack gap="6" minW="0">
          <AthleteRankingsCard athlete={athlete} />
          <ManageProfile athlete={athlete} />
          <GuardiansOfMinor
            athlete={athlete}
            frame={(content) => (
              <Card title="Responsáveis" icon={HeartHandshake}>
                {content}
              </Card>
            )}
          />
        </Stack>
      </Grid>
      <WhenNear fallback={<CardsSkeleton />}>
        <ProfileFigures athleteKey={athleteKey} />
      </WhenNear>
    </>
  );
}

export function CardsSkeleton() {
  return (
    <Grid templateColumns={columns} gap="6" alignItems="start">
      <Panel>
        <RowsSkeleton rows={3} />
      </Panel>
      <Panel>
        <RowsSkeleton rows={2} />
      </Panel>
    </Grid>
  );
}
