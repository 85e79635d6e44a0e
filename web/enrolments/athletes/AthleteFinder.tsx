import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { NewAthlete, RegisterAthleteInput } from "../../../server/athletes/athlete.rules";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import { athleteGenderOptions } from "../../../server/sport/gender.rules";
import type { AthleteFinder_tournament$key } from "../../__generated__/AthleteFinder_tournament.graphql";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { MaskedField } from "../../ui/form/MaskedField";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/server-form";
import { formatDateTime, today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useRegisterAthleteMutation } from "../use-enrolment-mutations";
import type { AthleteSearchProps, FoundAthlete } from "./AthleteRows";
import { AthleteSearch } from "./AthleteSearch";

interface RegisterAthleteFormProps {
  arenaId: string;
  /** Where the athlete is entered at once; null to register only. */
  tournamentId: string | null;
  /** The search text that had no results. */
  name: string;
  /** Not called if the user is already typing the next athlete, so that the focus stays in the form. */
  onRegistered: (athlete: FoundAthlete) => void;
}

const blank: RegisterAthleteInput = {
  fullName: "",
  email: "",
  phone: "",
  birthDate: "",
  level: "FUN",
  gender: null,
};
const fieldNames = Object.keys(blank) as (keyof RegisterAthleteInput)[];

/** Registers a new athlete at the arena and, if a tournament is given, enrols the athlete in the same request. */
export function RegisterAthleteForm({ arenaId, tournamentId, name, onRegistered }: RegisterAthleteFormProps) {
  const timeZone = usePlaceTime();
  const day = today(timeZone);
  const form = useForm<RegisterAthleteInput, unknown, NewAthlete>({
    resolver: useLateRules(async () =>
      (await import("../../../server/athletes/athlete.rules")).registerAthleteSchema(day),
    ),
    defaultValues: { ...blank, fullName: name },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [registerAthlete, pending] = useRegisterAthleteMutation();

  /**
   * Clears the fields of the athlete just registered, except those that the user has edited since submitting.
   * @returns whether the user is already typing the next athlete.
   */
  const makeRoom = (sent: RegisterAthleteInput): boolean => {
    const now = form.getValues();
    const left = fieldNames.filter((name) => now[name] === sent[name]);
    for (const name of left) form.setValue(name, blank[name]);
    return left.length < fieldNames.length;
  };

  const submit = async (athlete: NewAthlete, sent: RegisterAthleteInput) => {
    setRefusals([]);
    const input = { ...athlete, arenaId, enrolInTournamentId: tournamentId };
    const answer = (await registerAthlete({ input }))?.registerAthlete;
    if (answer?.notEligible) setRefusals(answer.notEligible.reasons.map(({ message }) => message));
    else if (answer?.refusal) setRefusals(applyRefusal(form, answer.refusal));
    if (!answer?.done) return;
    const title = tournamentId === null ? "Atleta cadastrado" : "Atleta cadastrado e inscrito";
    toast.success({ title, description: athlete.fullName });
    if (!makeRoom(sent)) onRegistered(answer.done.athlete);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        const sent = { ...form.getValues() };
        void form.handleSubmit((athlete) => submit(athlete, sent))(event);
      }}
    >
      <Stack gap="4">
        <TextField
          label="Nome completo"
          required
          autoComplete="off"
          error={errors.fullName?.message}
          {...register("fullName")}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register("email")}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <MaskedField
            label="Telefone"
            mask="phone"
            type="tel"
            autoComplete="off"
            error={errors.phone?.message}
            registration={register("phone")}
          />
          <DateField
            label="Data de nascimento"
            max={day}
            error={errors.birthDate?.message}
            {...register("birthDate")}
          />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            label="Nível"
            options={athleteLevelOptions}
            error={errors.level?.message}
            {...register("level")}
          />
          <SelectField
            label="Gênero"
            placeholder="Não informado"
            options={athleteGenderOptions}
            error={errors.gender?.message}
            {...register("gender", { setValueAs: (value: string) => value || null })}
          />
        </SimpleGrid>
        {refusals.map((message) => (
          <Notice key={message} tone="error">
            {message}
          </Notice>
        ))}
        <PendingButton type="submit" alignSelf="flex-start" pending={pending}>
          {pending
            ? "Cadastrando..."
            : tournamentId === null
              ? "Cadastrar e escolher"
              : "Cadastrar e inscrever"}
        </PendingButton>
      </Stack>
    </form>
  );
}

interface AthleteFinderProps extends Pick<AthleteSearchProps, "categoryId" | "enrolled" | "action"> {
  tournament: AthleteFinder_tournament$key;
  /** True if registering a new athlete also enrols the athlete; false if the caller does that in `onRegistered`. */
  enrolsAtOnce: boolean;
  onRegistered: (athlete: FoundAthlete) => void;
}

/** Finds an athlete to enrol: by search, or, in an arena's tournament, by registering a new one. */
export function AthleteFinder({
  tournament: key,
  enrolsAtOnce,
  onRegistered,
  ...search
}: AthleteFinderProps) {
  const tournament = useFragment(
    graphql`
      fragment AthleteFinder_tournament on Tournament {
        id
        arena {
          id
        }
        ...AthleteSearch_tournament
      }
    `,
    key,
  );
  const { id, arena } = tournament;
  const [way, setWay] = useState("search");
  const [typedName, setTypedName] = useState("");
  // Only arenas register athletes.
  if (!arena) return <AthleteSearch tournament={tournament} {...search} />;
  return (
    <Tabs.Root value={way} onValueChange={({ value }) => setWay(value)} variant="line">
      <Tabs.List>
        <Tabs.Trigger value="search" px="2" whiteSpace="nowrap">
          Buscar atleta
        </Tabs.Trigger>
        <Tabs.Trigger value="register" px="2" whiteSpace="nowrap">
          Cadastrar novo atleta
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="search">
        <AthleteSearch
          tournament={tournament}
          {...search}
          onRegister={(name) => {
            setTypedName(name);
            setWay("register");
          }}
        />
      </Tabs.Content>
      <Tabs.Content value="register">
        <RegisterAthleteForm
          key={typedName}
          arenaId={arena.id}
          tournamentId={enrolsAtOnce ? id : null}
          name={typedName}
          onRegistered={(athlete) => {
            if (!enrolsAtOnce) setWay("search");
            onRegistered(athlete);
          }}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/**
 * Message for the organiser after inviting a guest.
 * @param dueAt when the reserved place expires; null if no place is reserved.
 * @param timeZone of the event.
 */
export const guestAsked = (
  name: string,
  dueAt: string | null | undefined,
  inPairs: boolean,
  timeZone: string,
) => ({
  title: "Convite enviado",
  description: dueAt
    ? `${name} recebe o convite por e-mail; ${inPairs ? "as vagas ficam reservadas" : "a vaga fica reservada"} até ${formatDateTime(dueAt, timeZone)}.`
    : `${name} recebe o convite por e-mail e só entra se aceitar.`,
});

/** The same after inviting both athletes of a pair: no place is reserved before one of them accepts. */
export const pairAsked = (names: readonly string[]) => ({
  title: "Convites enviados",
  description: `${names.join(" e ")} recebem o convite por e-mail; a dupla só vale quando os dois aceitarem.`,
});
