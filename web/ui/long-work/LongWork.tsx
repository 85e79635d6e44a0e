import { Suspense, useEffect } from "react";
import { ownWork, useWorks } from "./long-work";
import { lazyPart } from "../lazy-code";

const WorkLines = lazyPart(async () => (await import("./WorkLines")).WorkLines, { quiet: true });

/** At the foot of the shell, as long as there is something to tell. @param owner who is signed in. */
export function LongWork({ owner }: { owner: string }) {
  const works = useWorks();
  useEffect(() => ownWork(owner), [owner]);
  if (works.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WorkLines works={works} />
    </Suspense>
  );
}
