import { Text } from "@chakra-ui/react/text";
import { CheckCheck } from "lucide-react";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { PendingWords } from "../PendingWords";
import { useKeepClass } from "../use-keep-class";

interface PendingNoticeProps {
  sessionId: string;
  minStudents: number;
  missing: number;
  mayKeep: boolean;
}

/** A class waits for students; who manages the arena may hold on to it all the same. */
export function PendingNotice({ sessionId, minStudents, missing, mayKeep }: PendingNoticeProps) {
  const [keep, pending] = useKeepClass();
  return (
    <Notice tone="info">
      <Text>
        <PendingWords minStudents={minStudents} missing={missing} />
      </Text>
      {mayKeep ? (
        <PendingButton
          mt="3"
          variant="outline"
          colorPalette="palm"
          pending={pending}
          onClick={() => void keep(sessionId)}
        >
          <CheckCheck />
          {pending ? "Mantendo…" : "Manter assim mesmo"}
        </PendingButton>
      ) : null}
    </Notice>
  );
}
