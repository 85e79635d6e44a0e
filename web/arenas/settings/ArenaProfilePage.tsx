import { Stack } from "@chakra-ui/react/stack";
import { BellRing, GraduationCap } from "lucide-react";
import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { ArenaProfilePage_arena$key } from "../../__generated__/ArenaProfilePage_arena.graphql";
import type { ArenaProfilePageQuery } from "../../__generated__/ArenaProfilePageQuery.graphql";
import type { ArenaProfilePage_remindersFormArena$key } from "../../__generated__/ArenaProfilePage_remindersFormArena.graphql";
import { usePageQuery } from "../../relay/page-query";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { SwitchField } from "../../ui/form/SwitchField";
import { useLateRules } from "../../ui/form/server-form";
import { lazyPart } from "../../ui/lazy-code";
import { FormSkeleton } from "../../ui/PageStates";
import { WhenNear } from "../../ui/Asked";
import { NoArena } from "../public/NoArena";
import { ArenaProfileForm } from "./ArenaProfileForm";
import { CoverCard, LogoCard } from "./PictureCards";
import { SettingsFrame } from "./SettingsFrame";
import { type SettingsForm, useSaveSettings } from "./save-settings";

/** What the arena's athletes are reminded of. */
function RemindersForm({ arena }: { arena: ArenaProfilePage_remindersFormArena$key }) {
  const {
    id: arenaId,
    remindsOnEve,
    remindsOfCharges,
  } = useFragment(
    graphql`
      fragment ArenaProfilePage_remindersFormArena on Arena {
        id
        remindsOnEve
        remindsOfCharges
      }
    `,
    arena,
  );
  const form: SettingsForm = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: {
      remindsOnEve: remindsOnEve ?? true,
      remindsOfCharges: remindsOfCharges ?? true,
    },
  });
  const { submit, pending } = useSaveSettings(form, arenaId);
  return (
    <Card title="Lembretes" icon={BellRing}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="5">
          <SwitchField
            control={form.control}
            name="remindsOnEve"
            label="Lembrar alunos na véspera"
            hint="Um e-mail no dia anterior, entre 10 e 21 horas, para quem tem aula ou quadra"
          />
          <SwitchField
            control={form.control}
            name="remindsOfCharges"
            label="Lembrar cobranças em aberto"
            hint="Um e-mail para quem deve, três dias antes do vencimento, quando atrasa e uma semana depois, entre 10 e 21 horas"
          />
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar lembretes"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}

/** Whether the arena's teachers schedule classes of their own. */
function TeachersScheduleForm({ arena }: { arena: ArenaProfilePage_arena$key }) {
  const { id: arenaId, teachersSchedule } = useFragment(
    graphql`
      fragment ArenaProfilePage_arena on Arena {
        id
        teachersSchedule
      }
    `,
    arena,
  );
  const form: SettingsForm = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: { teachersSchedule: teachersSchedule ?? false },
  });
  const { submit, pending } = useSaveSettings(form, arenaId);
  return (
    <Card title="Professores" icon={GraduationCap}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="5">
          <SwitchField
            control={form.control}
            name="teachersSchedule"
            label="Professores agendam as próprias aulas"
            hint="Eles escolhem dia, horário e quadra livres. Alunos e valores continuam com a arena."
          />
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar professores"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}

// Below the fold: loaded lazily.
const AffiliationCard = lazyPart(
  async () => (await import("../../federations/public/AffiliationCard")).AffiliationCard,
);

/** An arena's public profile: logo, cover, address and contact; and its federation. */
export function ArenaProfilePage() {
  return (
    <SettingsFrame fields={7}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaProfilePageQuery>(graphql`
    query ArenaProfilePageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...PictureCardsLogo_arena
          ...PictureCardsCover_arena
          ...ArenaProfileForm_arena
          ...ArenaProfilePage_remindersFormArena
          ...ArenaProfilePage_arena
          affiliationProposals {
            id
          }
          ...AffiliationCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return <ArenaProfile key={arena.id} arena={arena} />;
}

type ProfiledArena = NonNullable<NonNullable<ArenaProfilePageQuery["response"]["viewer"]>["arena"]>;

function ArenaProfile({ arena }: { arena: ProfiledArena }) {
  // State, so that the layout does not jump after the answer: a manager with an open proposal comes here from its mail.
  const [isAsked] = useState((arena.affiliationProposals ?? []).length > 0);
  return (
    <Stack gap="6">
      {isAsked ? (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <AffiliationCard arena={arena} />
        </Suspense>
      ) : null}
      <LogoCard arena={arena} />
      <CoverCard arena={arena} />
      <ArenaProfileForm arena={arena} />
      <RemindersForm arena={arena} />
      <TeachersScheduleForm arena={arena} />
      {isAsked ? null : (
        <WhenNear fallback={<FormSkeleton fields={1} />}>
          <AffiliationCard arena={arena} />
        </WhenNear>
      )}
    </Stack>
  );
}
