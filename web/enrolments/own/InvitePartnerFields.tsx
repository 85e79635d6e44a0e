import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Suspense, useState, useSyncExternalStore } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { ChoiceChips } from "../../ui/form/Chips";
import { TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal, type Refusal } from "../../ui/form/refusal";
import { Catch, ErrorState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { type Seeker, Seekers } from "../athletes/AthleteRows";
import { useProposePairMutation } from "./use-own-enrolment-mutations";

/** What the fields hold while they are typed. */
export interface PartnerInput {
  partnerName: string;
  partnerEmail: string;
  /** Only where one enters. */
  couponCode: string;
}

type PartnerWay = "link" | "email";

const noPartnerTyped: PartnerInput = { partnerName: "", partnerEmail: "", couponCode: "" };

/** Only the field that is shown is sent. */
const partnerToSend = ({ partnerName, partnerEmail }: PartnerInput, way: PartnerWay) =>
  way === "email"
    ? { partnerEmail: partnerEmail.trim() || null, partnerName: null }
    : { partnerName: partnerName.trim() || null, partnerEmail: null };

/** Once more in full where the invitation went: from then on the address is shown in part, and a slip would not be seen. */
export const sentTo = ({ partnerEmail }: { partnerEmail?: string | null }): string | undefined =>
  partnerEmail ? `O convite foi para ${partnerEmail}.` : undefined;

/** What is missing beside the field that is shown; null when something was typed. */
function partnerProblem(
  typed: PartnerInput,
  way: PartnerWay,
): { field: "partnerName" | "partnerEmail"; message: string } | null {
  const field = way === "email" ? "partnerEmail" : "partnerName";
  if (typed[field].trim() !== "") return null;
  return {
    field,
    message: way === "email" ? "Informe o e-mail da sua dupla" : "Informe o nome da sua dupla",
  };
}

interface PartnerForm {
  form: UseFormReturn<PartnerInput>;
  way: PartnerWay;
  setWay: (way: PartnerWay) => void;
  refusal: string | null;
  /** What to send of what was typed; null when something is missing, and its field says what. */
  partnerIn: (typed: PartnerInput) => ReturnType<typeof partnerToSend> | null;
  /** Says what the server has against it, or nothing. */
  refuse: (refusal: Refusal | null | undefined) => void;
}

/** A form in which one says whom to ask as one's partner. */
export function usePartnerForm(): PartnerForm {
  const form = useForm<PartnerInput>({ defaultValues: noPartnerTyped });
  const [way, setWay] = useState<PartnerWay>("link");
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    form,
    way,
    setWay,
    refusal,
    partnerIn: (typed) => {
      const problem = partnerProblem(typed, way);
      if (!problem) return partnerToSend(typed, way);
      form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return null;
    },
    refuse: (refused) => setRefusal(applyRefusal(form, refused)[0] ?? null),
  };
}

interface InvitePartnerFieldsProps {
  form: UseFormReturn<PartnerInput>;
  way: PartnerWay;
  onWay: (way: PartnerWay) => void;
}

const ways = [
  { value: "link", label: "Link pelo WhatsApp" },
  { value: "email", label: "E-mail" },
] as const;

/** Whom one wants to play with: a name for a link that one sends, or an address that we write to. */
export function InvitePartnerFields({ form, way, onWay }: InvitePartnerFieldsProps) {
  const { errors } = form.formState;
  return (
    <Stack gap="4">
      <ChoiceChips legend="Como enviar o convite?" options={ways} value={way} onChange={onWay} />
      {way === "email" ? (
        <TextField
          label="E-mail da sua dupla"
          hint="Enviamos o convite. Só quem tem este e-mail pode aceitar."
          type="email"
          required
          autoComplete="off"
          error={errors.partnerEmail?.message}
          {...form.register("partnerEmail")}
        />
      ) : (
        <TextField
          label="Nome da sua dupla"
          hint="Você recebe um link para enviar."
          required
          autoComplete="off"
          error={errors.partnerName?.message}
          {...form.register("partnerName")}
        />
      )}
    </Stack>
  );
}

interface PartnerSeekersProps {
  categoryId: string;
  /** The viewer's own enrolment, which is left out of the list. */
  ownEnrolmentId: string | null;
}

/** Other athletes who look for a partner in the category; a button sends them a proposal by e-mail. */
function PartnerSeekers({ categoryId, ownEnrolmentId }: PartnerSeekersProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [propose, pending] = useProposePairMutation();

  const ask = async ({ enrolmentId, name }: Seeker) => {
    setRefusal(null);
    setAsked(enrolmentId);
    const answer = (await propose({ input: { seekerEnrolmentId: enrolmentId } }))?.proposePair;
    if (answer?.done)
      return toast.success({
        title: "Proposta enviada",
        description: `${name} recebe um e-mail para responder.`,
      });
    if (answer?.refusal) return setRefusal(answer.refusal.message);
  };

  return (
    <Seekers
      categoryId={categoryId}
      title="Quem também procura dupla"
      passOver={({ enrolmentId }) => enrolmentId === ownEnrolmentId}
      empty={<Text color="fg.muted">Por enquanto, mais ninguém procura dupla nesta categoria.</Text>}
      notice={refusal ? <Notice tone="error">{refusal}</Notice> : null}
      action={(seeker) => (
        <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void ask(seeker)}>
          {pending && asked === seeker.enrolmentId ? "Enviando…" : "Propor dupla"}
          <VisuallyHidden> a {seeker.name}</VisuallyHidden>
        </PendingButton>
      )}
    />
  );
}

/** The list of who seeks a partner, asked only of those who look at it. */
export function SeekersPanel(props: React.ComponentProps<typeof PartnerSeekers>) {
  const [failed, setFailed] = useState(false);
  if (failed) return <ErrorState onRetry={() => setFailed(false)} />;
  return (
    <Catch onError={() => setFailed(true)}>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <PartnerSeekers {...props} />
      </Suspense>
    </Catch>
  );
}

const keyOf = (enrolmentId: string) => `praia-convite-${enrolmentId}`;

const readers = new Set<() => void>();

/** The server returns an invitation link only once: session storage keeps it across reloads of this tab. */
export function keepInvitationLink(enrolmentId: string, url: string | null): void {
  try {
    if (url === null) sessionStorage.removeItem(keyOf(enrolmentId));
    else sessionStorage.setItem(keyOf(enrolmentId), url);
  } catch {
    // Storage is blocked: the athlete has to create a new link.
  }
  for (const read of readers) read();
}

function keptInvitationLink(enrolmentId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(enrolmentId));
  } catch {
    return null;
  }
}

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/** The stored link. Re-renders on change: a live update may show the invitation before the answer with its link. */
export const useKeptInvitationLink = (enrolmentId: string): string | null =>
  useSyncExternalStore(subscribe, () => keptInvitationLink(enrolmentId));

/** The message to the partner. */
export const invitationMessage = (tournamentName: string, url: string): string =>
  `Vamos jogar juntos o ${tournamentName}? Aceite o meu convite de dupla: ${url}`;
