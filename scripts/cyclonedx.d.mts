export type Lockfile = {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      license?: string;
      integrity?: string;
      dev?: boolean;
      optional?: boolean;
      devOptional?: boolean;
      link?: boolean;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    }
  >;
};

export type Component = {
  type: "library" | "application";
  "bom-ref": string;
  group?: string;
  name: string;
  version: string;
  scope?: "required" | "optional" | "excluded";
  hashes?: { alg: string; content: string }[];
  licenses?: ({ license: { id: string } | { name: string } } | { expression: string })[];
  purl?: string;
  properties?: { name: string; value: string }[];
};

export type BillOfMaterials = {
  $schema: string;
  bomFormat: "CycloneDX";
  specVersion: "1.6";
  serialNumber: string;
  version: 1;
  metadata: { lifecycles: { phase: string }[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

export function billOfMaterials(lock: Lockfile): BillOfMaterials;
