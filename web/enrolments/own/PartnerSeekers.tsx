import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useState } from "react";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { Seekers, type Seeker } from "../athletes/Seekers";
import { useProposePairMutation } from "./use-partner-mutations";

interface PartnerSeekersProps {
  categoryId: string;
  /** The viewer's own enrolment, which is left out of the list. */
  ownEnrolmentId: string | null;
}

/** Other athletes who look for a partner in the category; a button sends them a proposal by e-mail. */
export function PartnerSeekers({ categoryId, ownEnrolmentId }: PartnerSeekersProps) {
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
