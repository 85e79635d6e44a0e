import { Heading } from "@chakra-ui/react/heading";
import type { ReactNode } from "react";

export function SectionHeading({ children, as = "h2" }: { children: ReactNode; as?: "h2" | "h3" }) {
  return (
    <Heading as={as} textStyle={as === "h2" ? "xl" : "md"} fontWeight="bold">
      {children}
    </Heading>
  );
}
