import { Button } from "@chakra-ui/react/button";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
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
    <Button size="sm" variant="outline" disabled={pending} onClick={() => void run()}>
      {pending ? "Inscrevendo..." : "Inscrever"}
      <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
    </Button>
  );
}
