import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import type { FoundAthlete } from "./AthleteSearch";
import { useEnrolAthleteMutation } from "./use-enrol-athlete-mutation";

interface EnrolButtonProps {
  tournamentId: string;
  athlete: FoundAthlete;
  onEnrolled: () => void;
}

export function EnrolButton({ tournamentId, athlete, onEnrolled }: EnrolButtonProps) {
  const [enrol, pending] = useEnrolAthleteMutation();

  const run = async () => {
    const answer = (await enrol({ input: { tournamentId, athleteId: athlete.id } }))?.enrolAthlete;
    if (answer?.__typename === "RuleViolation") {
      return toast.error({ title: "Não foi possível inscrever", description: answer.message });
    }
    if (answer?.__typename !== "EnrolAthleteSuccess") return;
    toast.success({ title: "Atleta inscrito", description: athlete.displayName });
    onEnrolled();
  };

  return (
    <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void run()}>
      {pending ? "Inscrevendo..." : "Inscrever"}
      <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
    </PendingButton>
  );
}
