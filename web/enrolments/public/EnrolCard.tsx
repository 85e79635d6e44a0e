import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogIn, Ticket } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import type { EnrolCard_tournament$key } from "../../__generated__/EnrolCard_tournament.graphql";
import query, { type EnrolCardQuery } from "../../__generated__/EnrolCardQuery.graphql";
import { useSearchParams } from "react-router-dom";
import { athletePortalFrom } from "../../identity/public/way-back";
import { useSession } from "../../identity/public/session";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { SelectField } from "../../ui/form/Fields";
import { ListFailure } from "../../ui/list/ListStates";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { useFocusKept } from "../../ui/focus";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { useTournamentNews } from "../../competition/public/use-tournament-live";
import { EnrolTerms } from "../own/EnrolTerms";
import { lazyPart } from "../../ui/lazy-code";

// Lazy: only shown to athletes who may enrol, are invited or are enrolled; visitors do not download them.
const ReceivedInvitation = lazyPart(async () => (await import("./ReceivedInvitation")).ReceivedInvitation);
const EnrolForm = lazyPart(async () => (await import("../own/EnrolForm")).EnrolForm);
const JoinFirst = lazyPart(async () => (await import("./JoinFirst")).JoinFirst);
const OwnEnrolment = lazyPart(async () => (await import("../own/OwnEnrolment")).OwnEnrolment);

/** Whether the only obstacle is that the athlete belongs to another arena. */
const isOnlyForeign = (reasons: readonly { code: string; unknown: boolean }[]): boolean => {
  const [first, ...others] = reasons.filter(({ unknown }) => !unknown);
  return first?.code === "ARENA" && others.length === 0;
};

/** URL parameter with the chosen category, so that signing in returns to it. */
const categoryParam = "categoria";

interface OfferedCategory {
  name: string;
  viewerEligibility:
    | { readonly reasons: readonly { code: string; unknown: boolean; message: string }[] }
    | null
    | undefined;
}

/** Why the viewer cannot enter a category; null if they can, or if they only have to join the arena first. */
function obstacleIn({ viewerEligibility }: OfferedCategory): string | null {
  const reasons = viewerEligibility?.reasons ?? [];
  if (isOnlyForeign(reasons)) return null;
  return reasons.find(({ unknown }) => !unknown)?.message ?? null;
}

/** "Feminino C", or "Feminino C: Seu nível é B; esta categoria vai até C". */
function labelOf(category: OfferedCategory): string {
  const obstacle = obstacleIn(category);
  return obstacle === null ? category.name : `${category.name}: ${obstacle.replace(/\.$/, "")}`;
}

/** The enrolment card on the public page of a tournament: from the price to the paid place. */
export function EnrolCard({ tournament: key }: { tournament: EnrolCard_tournament$key }) {
  const [tournament, refetch] = useRefetchableFragment<EnrolCardQuery, EnrolCard_tournament$key>(
    graphql`
      fragment EnrolCard_tournament on Tournament @refetchable(queryName: "EnrolCardQuery") {
        id
        key
        name
        openToOtherArenas
        hostArena {
          ...JoinFirst_arena
        }
        registration {
          problem
        }
        viewerInvitations {
          id
          byOrganiser
          categoryName
          ...ReceivedInvitation_invitation
        }
        categories {
          id
          name
          cancelledAt
          viewerEnrolment {
            id
            status
            ...OwnEnrolment_enrolment
          }
          viewerEligibility {
            reasons {
              code
              unknown
              message
            }
          }
          ...EnrolForm_category
        }
        ...EnrolTerms_tournament
        ...EnrolForm_tournament
        ...OwnEnrolment_tournament
      }
    `,
    key,
  );
  const session = useSession();
  const { ask, refreshing, failed } = useListRefetch<EnrolCardQuery, Record<string, never>>(
    query,
    { id: tournament.id },
    refetch,
  );
  const [search] = useSearchParams();
  const [chosen, choose] = useState(search.get(categoryParam));
  const { categories, registration, hostArena, viewerInvitations: invitations } = tournament;
  const ownOnly = Boolean(hostArena) && !tournament.openToOtherArenas;
  const reload = () => ask({});
  const own = categories.flatMap(({ viewerEnrolment }) => viewerEnrolment ?? []);
  const standing = own.filter(({ status }) => status !== "CANCELLED" && status !== "EXPIRED");
  const left = own.filter((enrolment) => !standing.includes(enrolment));
  // A category with an invitation from the organiser is hidden until the athlete has answered it.
  const asked = new Set(invitations.flatMap((each) => (each.byOrganiser ? each.categoryName : [])));
  const open = categories
    .filter(
      ({ name, viewerEnrolment, cancelledAt }) =>
        !cancelledAt && !asked.has(name) && !standing.some(({ id }) => id === viewerEnrolment?.id),
    )
    .toSorted((a, b) => Number(obstacleIn(a) !== null) - Number(obstacleIn(b) !== null));
  const category = open.find(({ id }) => id === chosen) ?? open[0];
  const back = new URLSearchParams({ aba: "inscricao", ...(category && { [categoryParam]: category.id }) });
  const path = `${publicTournamentPath(tournament.key)}?${back.toString()}`;
  // A finished step disappears with its button: keep the focus on the step that replaces it.
  const content = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => content.current?.focus());
  const isAthlete = categories.some(({ viewerEligibility }) => viewerEligibility);

  return (
    <Card title={standing.length > 0 ? "Minha inscrição" : "Inscrição"} icon={Ticket} id="inscricao">
      {own.length > 0 || invitations.length > 0 ? (
        <OwnNews tournamentId={tournament.id} onNews={reload} />
      ) : null}
      {failed ? (
        <ListFailure title="Não foi possível atualizar a inscrição" retry={failed} retrying={refreshing} />
      ) : null}
      <Stack
        ref={content}
        tabIndex={-1}
        outline="0"
        gap="6"
        divideY={standing.length > 0 ? "1px" : undefined}
        divideColor="border.muted"
        {...focusKept}
      >
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          {invitations.length > 0 ? (
            <Stack gap="3" pb={standing.length > 0 ? "6" : undefined}>
              {invitations.map((invitation) => (
                <ReceivedInvitation
                  key={invitation.id}
                  invitation={invitation}
                  onItsPage
                  onDeclined={reload}
                />
              ))}
            </Stack>
          ) : null}
          {standing.map((enrolment) => (
            <OwnEnrolment
              key={enrolment.id}
              enrolment={enrolment}
              tournament={tournament}
              showCategory={categories.length > 1}
              onChanged={reload}
            />
          ))}
          {category && (standing.length === 0 || registration.problem === null) ? (
            <Stack gap="5" pt={standing.length > 0 ? "6" : undefined}>
              {standing.length > 0 ? (
                <Heading as="h3" textStyle="lg" fontWeight="bold">
                  Jogar também em outra categoria
                </Heading>
              ) : null}
              {left.map((enrolment) => (
                <OwnEnrolment
                  key={enrolment.id}
                  enrolment={enrolment}
                  tournament={tournament}
                  showCategory={categories.length > 1}
                  onChanged={reload}
                />
              ))}
              {open.length > 1 ? (
                <SelectField
                  label="Categoria"
                  maxW="24rem"
                  options={open.map((each) => ({ value: each.id, label: labelOf(each) }))}
                  value={category.id}
                  onChange={({ target }) => choose(target.value)}
                />
              ) : null}
              <EnrolTerms tournament={tournament} categoryId={category.id} />
              {registration.problem ? (
                <Notice tone="info">{registration.problem}</Notice>
              ) : session.status !== "signedIn" ? (
                <SignInToEnrol path={path} waiting={session.status === "loading"} asksToJoin={ownOnly} />
              ) : hostArena && isOnlyForeign(category.viewerEligibility?.reasons ?? []) ? (
                <JoinFirst arena={hostArena} path={path} onChanged={reload} />
              ) : isAthlete ? (
                <EnrolForm key={category.id} tournament={tournament} category={category} onChanged={reload} />
              ) : (
                <Notice tone="info">
                  Você entrou com uma conta que não é de atleta. Para se inscrever, saia e entre pelo Portal
                  do Aluno.
                </Notice>
              )}
            </Stack>
          ) : null}
        </Suspense>
      </Stack>
    </Card>
  );
}

interface SignInToEnrolProps {
  path: string;
  waiting: boolean;
  /** Whether athletes of other arenas first have to become one of this arena's. */
  asksToJoin: boolean;
}

/** For signed-out visitors: a link to sign in that returns to this page. */
function SignInToEnrol({ path, waiting, asksToJoin }: SignInToEnrolProps) {
  return (
    <Box visibility={waiting ? "hidden" : undefined}>
      <Stack gap="3">
        <Text color="fg.muted">
          Entre ou crie a sua conta de atleta: depois você volta para esta página.
          {asksToJoin ? " Se ainda não é atleta da arena, aqui mesmo você pede para entrar." : null}
        </Text>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to={athletePortalFrom(path)} size="lg">
            <LogIn />
            Entrar e me inscrever
          </ButtonLink>
          <ButtonLink to={athletePortalFrom(path, true)} size="lg" variant="outline">
            Criar conta
          </ButtonLink>
        </HStack>
      </Stack>
    </Box>
  );
}

/** Reloads on live updates of the viewer's enrolment, such as a partner's answer or a registered payment. */
function OwnNews({ tournamentId, onNews }: { tournamentId: string; onNews: () => void }) {
  useTournamentNews(tournamentId, onNews, true);
  return null;
}
