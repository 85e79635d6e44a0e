import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Suspense, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Catch } from "../../ui/Catch";
import { ErrorState } from "../../ui/ErrorState";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { toast } from "../../ui/toaster";
import { type Seeker, Seekers } from "../athletes/Seekers";
import type { PartnerInput, PartnerWay } from "./partner-form";
import { useProposePairMutation } from "./use-partner-mutations";

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
