import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useState } from "react";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import type { FoundAthlete } from "../athletes/athlete-search";
import { ExceptionDialog, type Ineligible } from "../ExceptionDialog";
import { guestAsked } from "../athletes/guest-words";
import { useEnrolAthleteMutation } from "../use-enrolment-mutations";

interface EnrolButtonProps {
  tournamentId: string;
  athlete: FoundAthlete;
  onEnrolled: () => void;
}

export function EnrolButton({ tournamentId, athlete, onEnrolled }: EnrolButtonProps) {
  const timeZone = usePlaceTime();
  const [enrol, pending] = useEnrolAthleteMutation();
  const [ineligible, setIneligible] = useState<Ineligible | null>(null);

  const run = async (overrideReason: string | null) => {
    const input = { tournamentId, athleteId: athlete.id, overrideReason };
    const answer = (await enrol({ input }))?.enrolAthlete;
    if (answer?.notEligible) return setIneligible({ reasons: answer.notEligible.reasons });
    const problem = answer?.refusal?.message;
    if (answer?.refusal?.fields) return setIneligible((before) => before && { ...before, problem });
    if (answer?.refusal)
      return toast.error({ title: "Não foi possível inscrever", description: answer.refusal.message });
    if (!answer?.done) return;
    setIneligible(null);
    const { awaitsConsent, dueAt, category } = answer.done.enrolment;
    toast.success(
      awaitsConsent
        ? guestAsked(athlete.displayName, dueAt, category?.inPairs ?? true, timeZone)
        : { title: "Atleta inscrito", description: athlete.displayName },
    );
    onEnrolled();
  };

  return (
    <>
      <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void run(null)}>
        {athlete.isGuest ? (pending ? "Convidando…" : "Convidar") : pending ? "Inscrevendo…" : "Inscrever"}
        <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
      </PendingButton>
      <ExceptionDialog
        name={athlete.displayName}
        ineligible={ineligible}
        pending={pending}
        onConfirm={(reason) => void run(reason)}
        onClose={() => setIneligible(null)}
      />
    </>
  );
}
