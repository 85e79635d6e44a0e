import { Suspense, useState } from "react";
import { Catch } from "../../ui/Catch";
import { ErrorState } from "../../ui/ErrorState";
import { RowsSkeleton } from "../../ui/Skeletons";
import { PartnerSeekers } from "./PartnerSeekers";

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
