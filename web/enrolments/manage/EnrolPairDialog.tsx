import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolPairDialog_tournament$key } from "../../__generated__/EnrolPairDialog_tournament.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import type { FoundAthlete } from "../athletes/AthleteRows";
import { ChosenPair, PartnerPicker } from "./PartnerPicker";
import type { EnrolmentInQuestion } from "./enrolment-questions";
import { guestAsked, pairAsked } from "../athletes/AthleteFinder";
import { ExceptionField, exceptionProblem } from "../ExceptionDialog";
import { useEnrolAthleteMutation } from "../use-enrolment-mutations";
import { useEnrolPairMutation } from "./use-listed-mutations";

interface EnrolPairDialogProps {
  tournament: EnrolPairDialog_tournament$key;
  /** The enrolled athlete who looks for a partner; absent to enrol two new athletes. */
  seeker?: EnrolmentInQuestion;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnFocusTo?: () => HTMLElement | null;
}

interface Refusal {
  message: string | null;
  /** The violated rules of the category; null if the cause is another. */
  reasons: readonly { readonly code: string; readonly message: string }[] | null;
  /** Validation error of the reason for the exception. */
  reasonProblem?: string;
}

/**
 * Enrols two athletes as a pair, or a single athlete in a Super N. Each athlete is found by search, registered on the
 * spot, or chosen from those who already look for a partner.
 */
export function EnrolPairDialog({
  tournament: key,
  seeker,
  open,
  onClose,
  onDone,
  returnFocusTo,
}: EnrolPairDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment EnrolPairDialog_tournament on Tournament {
        id
        isChampionship
        categories {
          id
          name
          inPairs
          takesEntries
        }
        ...PartnerPicker_tournament
      }
    `,
    key,
  );
  const categories = tournament.categories.filter(({ takesEntries }) => takesEntries);
  const [first, setFirst] = useState<FoundAthlete | null>(
    seeker ? { id: seeker.athleteId, displayName: seeker.name } : null,
  );
  const [second, setSecond] = useState<FoundAthlete | null>(null);
  const [categoryId, setCategoryId] = useState(seeker?.categoryId ?? categories[0]?.id ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reason, setReason] = useState("");
  const timeZone = usePlaceTime();
  const [enrolPair, pairPending] = useEnrolPairMutation();
  const [enrolAthlete, athletePending] = useEnrolAthleteMutation();
  const pending = pairPending || athletePending;
  const alone = categories.find(({ id }) => id === categoryId)?.inPairs === false;
  const guests = [first, second].flatMap((athlete) => (athlete?.isGuest ? [athlete.displayName] : []));
  const [guest] = guests;
  const { isChampionship } = tournament;
  // A guest may also be invited without a partner, and looks for one after accepting.
  const complete = first !== null && (alone || second !== null || first.isGuest === true);
  const chosenAll = first !== null && (alone || second !== null);

  // The pressed button disappears with its list: move the focus to the chosen athletes.
  const places = useRef<HTMLDivElement>(null);
  const chosen = [first, second].filter(Boolean).length;
  const known = useRef(chosen);
  useEffect(() => {
    if (known.current !== chosen) places.current?.focus();
    known.current = chosen;
  }, [chosen]);

  const choose = (athlete: FoundAthlete) => {
    setRefusal(null);
    if (first === null) setFirst(athlete);
    else setSecond(athlete);
  };

  const clear = (which: 1 | 2) => {
    setRefusal(null);
    setReason("");
    if (which === 1) setFirst(null);
    else setSecond(null);
  };

  const canExcept = refusal?.reasons?.every(({ code }) => code !== "ARENA") ?? false;

  const submit = async () => {
    if (!first || !complete) return;
    const before = refusal;
    const reasonProblem = canExcept ? exceptionProblem(reason) : undefined;
    if (before && reasonProblem) return setRefusal({ ...before, reasonProblem });
    const where = {
      tournamentId: tournament.id,
      categoryId,
      overrideReason: before?.reasons ? reason : null,
    };
    const ofPair = second
      ? (await enrolPair({ input: { ...where, firstAthleteId: first.id, secondAthleteId: second.id } }))
          ?.enrolPair
      : undefined;
    const ofOne = second
      ? undefined
      : (await enrolAthlete({ input: { ...where, athleteId: first.id } }))?.enrolAthlete;

    if (ofOne?.done) {
      const { awaitsConsent, dueAt } = ofOne.done.enrolment;
      toast.success(
        awaitsConsent
          ? guestAsked(first.displayName, alone ? dueAt : null, false, timeZone)
          : { title: "Atleta inscrito", description: first.displayName },
      );
      return onDone();
    }
    if (ofPair?.done) {
      toast.success(
        ofPair.done.pair
          ? { title: "Dupla inscrita", description: `${first.displayName} e ${second?.displayName}` }
          : guests.length > 1
            ? pairAsked(guests)
            : guestAsked(guest ?? "O atleta convidado", ofPair.done.enrolment.dueAt, true, timeZone),
      );
      return onDone();
    }
    const answer = ofPair ?? ofOne;
    if (answer?.notEligible) return setRefusal({ message: null, reasons: answer.notEligible.reasons });
    if (!answer?.refusal) return;
    const { fields, path, message } = answer.refusal;
    if (!fields) return setRefusal({ message, reasons: null });
    const ofReason = path?.includes("overrideReason") ?? false;
    setRefusal({
      message: ofReason ? null : message,
      reasons: before?.reasons ?? null,
      reasonProblem: ofReason ? message : undefined,
    });
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      returnFocusTo={returnFocusTo}
      size="lg"
      sheet
      keepOpen
      title={seeker ? `Formar dupla para ${seeker.name}` : alone ? "Inscrever atleta" : "Inscrever dupla"}
      description={
        guest
          ? `${isChampionship ? "O atleta" : "Quem é de outra arena"} só entra depois de aceitar o convite. Se houver taxa, o valor fica a receber a partir daí.`
          : alone
            ? "O atleta entra confirmado. Se houver taxa, o valor fica a receber."
            : "A dupla entra confirmada. Se houver taxa, o valor de cada um fica a receber."
      }
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton pending={pending} blocked={!complete} onClick={() => void submit()}>
            {submitLabel({ pending, exception: canExcept, asks: guest !== undefined, alone })}
          </PendingButton>
        </>
      }
    >
      <Stack gap="5">
        {categories.length > 1 && !seeker ? (
          <SelectField
            label="Categoria"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={categoryId ?? ""}
            onChange={({ target }) => {
              setCategoryId(target.value);
              setSecond(null);
              setRefusal(null);
            }}
          />
        ) : null}
        <ChosenPair
          alone={alone}
          ref={places}
          first={first}
          second={second}
          fixedFirst={seeker !== undefined}
          onClear={clear}
        />
        {guest ? (
          <GuestNotice
            names={guests}
            alone={alone}
            paired={second !== null}
            isChampionship={isChampionship}
          />
        ) : null}
        {refusal?.message ? <Notice tone="error">{refusal.message}</Notice> : null}
        {refusal?.reasons ? (
          <ExceptionField
            reasons={refusal.reasons}
            value={canExcept ? reason : null}
            onChange={setReason}
            error={refusal.reasonProblem}
          />
        ) : null}
        {chosenAll ? null : (
          <PartnerPicker
            key={chosen}
            tournament={tournament}
            categoryId={categoryId}
            inPairs={!alone}
            seekersFor={seeker?.athleteId ?? first?.id ?? null}
            without={new Set([first?.id, second?.id].flatMap((id) => id ?? []))}
            onChoose={choose}
          />
        )}
      </Stack>
    </DialogFrame>
  );
}

interface SubmitState {
  pending: boolean;
  exception: boolean;
  /** Whether a guest gets an invitation. */
  asks: boolean;
  alone: boolean;
}

function submitLabel({ pending, exception, asks, alone }: SubmitState): string {
  if (asks) return pending ? "Enviando…" : exception ? "Convidar com exceção" : "Enviar convite";
  if (pending) return "Inscrevendo…";
  if (exception) return "Inscrever com exceção";
  return alone ? "Inscrever atleta" : "Inscrever dupla";
}

interface GuestNoticeProps {
  /** Of the chosen ones from other arenas: one, or both of a pair. */
  names: readonly string[];
  /** In a Super N. */
  alone: boolean;
  /** Whether a partner is chosen. */
  paired: boolean;
  /** Every athlete of a championship is invited, both of a pair too. */
  isChampionship: boolean;
}

/** Before it is sent: what an invitation does, and what it keeps. */
function GuestNotice({ names, alone, paired, isChampionship }: GuestNoticeProps) {
  const [name] = names;
  if (isChampionship) return <Notice tone="info">{championshipNotice({ names, alone, paired })}</Notice>;
  return (
    <Notice tone="info">
      {names.length > 1
        ? "Os dois são de outras arenas. Convide um deles sozinho e, depois do aceite, forme a dupla com o outro."
        : alone
          ? `${name} é de outra arena: recebe um convite por e-mail e só entra se aceitar. Até lá, a vaga fica reservada.`
          : paired
            ? `${name} é de outra arena: recebe um convite por e-mail, e a dupla só vale depois do aceite. Até lá, as duas vagas ficam reservadas.`
            : `${name} é de outra arena. Escolha a dupla, ou convide só ${name}: depois do aceite, procura dupla aqui.`}
    </Notice>
  );
}

function championshipNotice({ names, alone, paired }: Omit<GuestNoticeProps, "isChampionship">): string {
  const [name] = names;
  if (names.length > 1)
    return `${names.join(" e ")} recebem cada um um convite por e-mail. A dupla só vale quando os dois aceitarem; as duas vagas ficam reservadas a partir do primeiro aceite.`;
  if (alone)
    return `${name} recebe um convite por e-mail e só entra se aceitar. Até lá, a vaga fica reservada.`;
  return paired
    ? `${name} recebe um convite por e-mail, e a dupla só vale depois do aceite. Até lá, as duas vagas ficam reservadas.`
    : `Escolha a dupla, ou convide só ${name}: depois do aceite, procura dupla aqui.`;
}
