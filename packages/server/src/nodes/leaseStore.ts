/** A node as the others reach it. */
export interface NodeInfo {
  readonly id: string;
  /** host:port */
  readonly address: string;
}

export interface Renewal {
  /** False where the last renewal was too long ago, or forgotten: other nodes may have taken our rooms. */
  readonly wasAlive: boolean;
  /** All living nodes, this one too. */
  readonly nodes: readonly NodeInfo[];
  /** What only nodes know. */
  readonly secret: string;
}

/**
 * Which node runs which room, and where the nodes are, as one node asks. A lease only says where to look: the storage
 * makes sure that a room has one writer. Whatever is asked may fail.
 */
export interface LeaseStore {
  /** The node that runs the room: its owner if that is alive, otherwise this node, for so long. */
  claim(room: string, forMs: number): Promise<NodeInfo>;
  /** This node has the room open, whoever claimed it meanwhile. */
  keep(room: string, forMs: number): Promise<void>;
  release(room: string): Promise<void>;
  /** Keeps this node alive, and all its rooms with it. */
  renew(address: string): Promise<Renewal>;
  /** This node is going: others may take its rooms at once. */
  leave(): Promise<void>;
}

/** A node that has not renewed its lease for this long has lost its rooms. */
export const leaseMs = 1500;
export const renewEveryMs = 300;
