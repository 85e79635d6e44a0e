import type { Chapter } from "./chapter";
import { athleteHelp } from "./help-for-athletes";
import { organiserHelp } from "./help-for-organisers";
import { signInHelp } from "./help-to-sign-in";
import { ReadingPage } from "./ReadingPage";

const chapters: readonly Chapter[] = [signInHelp, ...athleteHelp, ...organiserHelp];

/** /ajuda: the shortest way to do what people come for, by who they are. */
export function HelpPage() {
  return (
    <ReadingPage
      title="Central de Ajuda"
      intro="O passo a passo do que mais se faz na Praia, para quem joga e para quem organiza."
      chapters={chapters}
    />
  );
}
