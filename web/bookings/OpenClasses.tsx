import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router-dom";
import { counted } from "../../server/platform/numbers.rules";
import type { OpenClasses_arena$key } from "../__generated__/OpenClasses_arena.graphql";
import type { OpenClasses_day$key } from "../__generated__/OpenClasses_day.graphql";
import { AskToJoin } from "../athletes/public/AskToJoin";
import { athleteKeyOf, useSession } from "../identity/public/session";
import { athletePortalFrom } from "../identity/public/way-back";
import { ButtonLink } from "../ui/Links";
import { DialogFrame, lazyDialog } from "../ui/lazy-code";
import { formatMoney, formatTime } from "../ui/format";
import { Notice } from "../ui/PageStates";
import { useActing } from "../ui/dialog-state";
import { classParameter } from "./asking-terms";

const BookOpenClassDialog = lazyDialog(
  async () => (await import("../classes/public/BookOpenClassDialog")).BookOpenClassDialog,
);

interface OpenClassesProps {
  arena: OpenClasses_arena$key;
  day: OpenClasses_day$key;
  /** YYYY-MM-DD */
  on: string;
  /** The path of this day on the arena's page, for the redirect after signing in. */
  path: string;
}

/** A day's classes with free places, the user's own level first, and the dialog to book one. */
export function OpenClasses({ arena: arenaKey, day, on, path }: OpenClassesProps) {
  const arena = useFragment(
    graphql`
      fragment OpenClasses_arena on PublicArena {
        timeZone
        viewerJoining
        ...AskToJoin_arena
      }
    `,
    arenaKey,
  );
  const { timeZone } = arena;
  const { classes } = useFragment(
    graphql`
      fragment OpenClasses_day on PublicArenaDay {
        classes {
          sessionId
          startsAt
          endsAt
          name
          category
          freePlaces
          priceInCents
          isOwnLevel
        }
      }
    `,
    day,
  );
  const state = useSession();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  // After signing in, the user returns to the class they had chosen.
  const [wanted] = useState(search.get(classParameter));
  const [asked, setAsked] = useState(() => classes.find(({ sessionId }) => sessionId === wanted) ?? null);
  const [isGone] = useState(wanted !== null && asked === null);
  const acting = useActing(asked);
  const close = () => {
    setAsked(null);
    // Remove the parameter: a reload must not open the dialog again.
    if (search.has(classParameter))
      setSearch(
        (before) => {
          before.delete(classParameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  if (classes.length === 0 && !isGone) return null;
  const shown = acting?.acting;
  const title =
    shown && `${shown.name ?? `Aula ${shown.category}`}, às ${formatTime(shown.startsAt, timeZone)}`;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Aulas com vagas
      </Heading>
      {isGone ? <Notice tone="warning">A aula que você escolheu não tem mais vagas.</Notice> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {classes.map((one) => {
          const { sessionId, startsAt, endsAt, name, category, freePlaces, priceInCents, isOwnLevel } = one;
          const called = name ?? `Aula ${category}`;
          return (
            <Flex
              as="li"
              key={sessionId}
              justify="space-between"
              align="center"
              gap="3"
              py="2"
              _notFirst={{ borderTopWidth: "1px" }}
              borderColor="border.muted"
            >
              <Stack gap="0" minW="0">
                <Text>
                  {formatTime(startsAt, timeZone)}–{formatTime(endsAt, timeZone)}{" "}
                  <Text as="span" fontWeight="semibold">
                    {called}
                  </Text>{" "}
                  {isOwnLevel ? <Badge colorPalette="palm">Seu nível</Badge> : null}
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  {[
                    counted(freePlaces, "vaga", "vagas"),
                    priceInCents ? `${formatMoney(priceInCents)}, ou um crédito` : "com um crédito",
                  ].join(" · ")}
                </Text>
              </Stack>
              <Button
                size="sm"
                minH="11"
                variant="outline"
                colorPalette="sea"
                flexShrink="0"
                aria-label={`Reservar ${called}, ${formatTime(startsAt, timeZone)}`}
                onClick={() => setAsked(one)}
              >
                Reservar
              </Button>
            </Flex>
          );
        })}
      </Stack>
      {acting && state.status === "signedIn" && arena.viewerJoining === "MEMBER" ? (
        <BookOpenClassDialog
          key={acting.opening}
          athleteKey={athleteKeyOf(state.session)}
          sessionId={acting.acting.sessionId}
          on={on}
          open={acting.open}
          onDone={() => {
            close();
            void revalidate();
          }}
          onClose={close}
        />
      ) : acting ? (
        <DialogFrame open={acting.open} onClose={close} title="Reservar aula" description={title}>
          {state.status === "signedIn" ? (
            <Stack gap="4">
              <Text>Aulas são para os atletas da arena: entre nela, e depois reserve aqui mesmo.</Text>
              <AskToJoin arena={arena} path={path} afterwards="Depois volte aqui para reservar." />
            </Stack>
          ) : (
            <SignInToBook path={`${path}&${classParameter}=${encodeURIComponent(acting.acting.sessionId)}`} />
          )}
        </DialogFrame>
      ) : null}
    </Stack>
  );
}

/** For visitors: links to sign in and return to this class. */
function SignInToBook({ path }: { path: string }) {
  return (
    <Stack gap="4">
      <Text>Entre ou crie a sua conta de atleta: depois você volta para esta aula.</Text>
      <ButtonLink to={athletePortalFrom(path)}>Entrar</ButtonLink>
      <ButtonLink to={athletePortalFrom(path, true)} variant="outline">
        Criar conta
      </ButtonLink>
    </Stack>
  );
}
